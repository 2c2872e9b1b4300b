import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { temporaryFolder } from '../deploy/deployFiles.mjs'
import { hasNginx } from '../deploy/shippedNginx.mjs'

import { exampleBuild, exampleFiles } from './exampleBuild.mjs'
import { nginx } from './exampleNginx.mjs'
import { copies, hosts } from './staticHosts.mjs'

const { netlify, cloudflare } = hosts

// Each path with the file that answers it; null stands for 404.
const addresses = [
  ['/', 'index.html'],
  ['/privacy', 'privacy.html'],
  ['/receive', 'receive.html'],
  ['/auth/reset-password', 'auth/reset-password.html'],
  ['/river-apple-tiger-moon', '200.html'],
  ['/from/river-apple-tiger-moon', 'from/:fromUserId.html'],
  ['/from/a%20b', 'from/:fromUserId.html'],
  ['/from/too/deep', 'from/:fromUserId.html'],
  ['/from', '200.html'],
  ['/auth', '200.html'],
  ['/assets', '200.html'],
  ['/assets-of-anna', '200.html'],
  ['/assetsofanna', '200.html'],
  ['/fromage-apple', '200.html'],
  ['/no/such/page', '200.html'],
  ['/no-such-file.png', '200.html'],
  // These paths are valid ids of people, not pages.
  ['/index', 'index.html'],
  ['/200', '200.html'],
  ['/404', '200.html'],
  ['/link', '200.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/robots.txt', 'robots.txt'],
  ['/too-old.js', 'too-old.js'],
  ['/serviceWorker.js', 'serviceWorker.js'],
  ['/assets/index-1.js', 'assets/index-1.js'],
  ['/assets/index-legacy-1.js', 'assets/index-legacy-1.js'],
  ['/assets/index-0.js', null],
]

const cacheOf = ({ headers }) => headers['cache-control']?.replaceAll(' ', '')

describe('nginx', { skip: !hasNginx && 'nginx is not installed' }, () => {
  const { folder, remove } = temporaryFolder()
  let server
  before(async () => {
    server = await nginx(folder)
  })
  after(async () => {
    await server?.stop()
    remove()
  })

  for (const [path, file] of addresses) {
    it(`answers ${path} with ${file ?? '404'}`, async () => {
      const { status, body } = await server.answer(path)
      assert.equal(status, file ? 200 : 404)
      if (file) assert.equal(body, exampleFiles[file])
    })
  }

  it('sends the script policy of the build', async () => {
    const { headers } = await server.answer('/privacy')
    const policy = headers['content-security-policy']
    assert.match(policy, /connect-src 'self' wss:\/\/api\.help\.example/)
    // One inline script that all pages share, and one of each page.
    assert.equal(policy.match(/'sha256-/g).length, 1 + 8)
  })

  it('lets browsers cache files with a hash in their name, and revalidate the rest', async () => {
    const cached = async (path) => cacheOf(await server.answer(path))
    assert.equal(await cached('/serviceWorker.js'), 'no-cache')
    assert.equal(
      await cached('/assets/index-1.js'),
      'public,max-age=31536000,immutable'
    )
    assert.equal(await cached('/assets/index-0.js'), undefined)
  })
})

const rulesIn = (files) =>
  files['web/dist/_redirects'].split('\n').filter((line) => /^\//.test(line))

for (const [name, filesOf] of Object.entries(hosts)) {
  describe(`the files for ${name}`, () => {
    const files = filesOf(exampleBuild)

    it('send all our headers with every file', () => {
      const [, ofAll] = files['web/dist/_headers'].split(/^(?=\/)/m)
      for (const headers of [exampleBuild.web, exampleBuild.behindTls]) {
        for (const [header, value] of Object.entries(headers)) {
          assert.ok(ofAll.includes(`  ${header}: ${value}\n`), header)
        }
      }
    })

    it('let browsers cache files with a hash in their name', () => {
      assert.match(
        files['web/dist/_headers'],
        /^\/assets\/:file\n {2}Cache-Control: public, max-age=31536000, immutable$/m
      )
    })

    it('lead each path without a file to a page, with the catch-all rule last', () => {
      const rules = rulesIn(files)
      assert.match(rules.at(-1), /^\/\* \/200(?:\.html)? 200$/)
      const from = rules.find((rule) => rule.startsWith('/from/* '))
      assert.match(from, /^\/from\/\* \/from\/link(?:\.html)? 200$/)
    })
  })
}

describe('a static host', () => {
  it('gets a page for missing files, and copies of files with a colon in their name', () => {
    assert.deepEqual(copies(exampleBuild.fallbacks), [
      ['200.html', '404.html'],
      ['from/:fromUserId.html', 'from/link.html'],
    ])
  })

  it('netlify refuses files in nested folders, which its rule would not match', () => {
    const files = [...exampleBuild.files, 'assets/more/a.js']
    assert.throws(
      () => netlify({ ...exampleBuild, files }),
      /STATIC_HOST is netlify, which allows 0 folders below \/assets\/\*/
    )
  })

  it('cloudflare gets a rule for each file, because it applies rules before files', () => {
    const rules = rulesIn(cloudflare(exampleBuild))
    for (const file of ['favicon.svg', 'robots.txt', 'serviceWorker.js']) {
      assert.ok(rules.includes(`/${file} /${file} 200`), file)
    }
    assert.ok(rules.includes('/privacy.html /privacy 200'))
  })

  it('cloudflare refuses a build over its limits, and names the setting', () => {
    const long = {
      ...exampleBuild.web,
      'Content-Security-Policy': 'a'.repeat(2_000),
    }
    assert.throws(
      () => cloudflare({ ...exampleBuild, web: long }),
      /STATIC_HOST is cloudflare, which allows 2000 characters in a line of _headers/
    )
  })
})
