import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { caddyHeaders } from './caddy.mjs'
import {
  connectSources,
  hashOf,
  inlineScripts,
  webHeaders,
} from './describeBuild.mjs'
import { nginxHeaders } from './nginx.mjs'

const headers = JSON.parse(
  readFileSync(fromRoot('deploy', 'headers.json'), 'utf8')
)

describe('inlineScripts', () => {
  it('finds only the scripts that run', () => {
    const html = `<script src="/a.js"></script><script>one()</script>
      <script type="module">two()</script><script nomodule="">three()</script>
      <script nomodule data-src="/c.js">four()</script>
      <script type="application/ld+json">{}</script><script nomodule src="/b.js"></script>`
    assert.deepEqual(inlineScripts(html), [
      'one()',
      'two()',
      'three()',
      'four()',
    ])
  })

  it('identifies a script as browsers do', () => {
    // The example is from https://www.w3.org/TR/CSP3/#example-hash
    assert.equal(
      hashOf("alert('Hello, world.');"),
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
    )
  })
})

describe('connectSources', () => {
  for (const [settings, expected] of [
    [{}, ['ws://localhost:9000', 'http://localhost:9000']],
    [
      { WEB_DOMAIN: 'help.example', API_URL: '/.redwood/functions' },
      ['wss://help.example', 'https://help.example'],
    ],
    [
      {
        WEB_DOMAIN: 'help.example',
        PEER_SERVER_HOST: 'api.help.example',
        API_URL: 'https://api.help.example/',
      },
      ['wss://api.help.example', 'https://api.help.example'],
    ],
  ]) {
    it(`of ${JSON.stringify(settings)} are ${expected.join(' ')}`, () => {
      assert.deepEqual(connectSources(settings, 9000), expected)
    })
  }
})

describe('webHeaders', () => {
  const web = webHeaders(headers, {
    pages: ['<script>one()</script>', '<script>one()</script>'],
    connect: ['wss://api.help.example'],
  })
  const policy = web['Content-Security-Policy']

  it('allow each inline script of the pages, listed once', () => {
    assert.ok(policy.includes(`script-src 'self' ${hashOf('one()')};`))
  })

  it('forbid all other inline scripts, and eval', () => {
    const [scripts] = /script-src [^;]*/.exec(policy)
    assert.doesNotMatch(scripts, /unsafe|\*|https?:|data:|blob:/)
  })

  it('allow pages to connect to the configured hosts', () => {
    assert.match(policy, /connect-src 'self' wss:\/\/api\.help\.example;/)
  })

  it('forbid framing, plug-ins and another base', () => {
    for (const directive of ['frame-ancestors', 'object-src', 'base-uri']) {
      assert.ok(policy.includes(`${directive} 'none'`))
    }
  })

  it('hide the URLs of pages, which contain ids, from other sites', () => {
    assert.equal(web['Referrer-Policy'], 'no-referrer')
  })

  it('allow screen, microphone and camera only to the page itself', () => {
    for (const feature of ['display-capture', 'microphone', 'camera']) {
      assert.ok(web['Permissions-Policy'].includes(`${feature}=(self)`))
    }
    assert.match(web['Permissions-Policy'], /geolocation=\(\)/)
  })

  it('become lines for nginx, with HSTS only behind TLS', () => {
    const lines = nginxHeaders(web, headers.behindTls, headers.caching)
    for (const [name, value] of Object.entries(web)) {
      assert.ok(lines.includes(`add_header ${name} "${value}" always;`))
    }
    assert.match(lines, /if \(\$https\) \{\n.*max-age=\d+/)
  })

  it('are chosen by paths without that of the installation', () => {
    const [at, below] = ['', '/help'].map((base) =>
      nginxHeaders(web, headers.behindTls, headers.caching, base)
    )
    assert.doesNotMatch(at, /rewrite/)
    // $uri is /receive as well after a rewrite from /receive/receive.
    assert.ok(
      below.includes('if ($request_uri ~ "^/help(?:\\?|$)") {\n  return 308')
    )
    const rewriting = below.indexOf('rewrite ^/help(/.*)$ $1;')
    assert.ok(rewriting >= 0 && rewriting < below.indexOf('set $cache_control'))
  })

  it('become equivalent lines for Caddy', () => {
    const lines = caddyHeaders(web, headers.behindTls, headers.caching)
    for (const [name, value] of Object.entries(web)) {
      assert.ok(lines.includes(`header ${name} \`${value}\`\n`))
    }
    assert.match(
      lines,
      /\(behind_tls\) \{\n\theader Strict-T\S+ `max-age=\d+`\n\}/
    )
  })

  it('contain nothing that nginx or Caddy would interpret', () => {
    assert.doesNotMatch(JSON.stringify(Object.values(web)), /[$`{}]|\\"/)
  })
})
