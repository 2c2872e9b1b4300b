import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { hosts } from '../headers/staticHosts.mjs'

import {
  pageSettingNames,
  pageSettingProblems,
  valuesOfPages,
} from './pageSettings.mjs'

const apart = {
  WEB_DOMAIN: 'help.example',
  PEER_SERVER_HOST: 'api.help.example',
  API_URL: 'https://api.help.example',
}

const wrong = {
  APP_NAME: ['', ' ', 'a"b', '<b>Kin</b>', '${HOME}', 'x'.repeat(61), 'a\nb'],
  COMPANY_NAME: ['', 'C:\\Company', 'a\tb'],
  WEB_DOMAIN: [
    ...['', 'https://help.example', 'help.example:443', 'help.example/'],
    ...['help_me.example', 'help..example', ' help.example', '"help.example"'],
  ],
  PEER_SERVER_HOST: [
    ...[
      'https://api.help.example',
      'api.help.example:9000',
      'api.help.example ',
    ],
    ...['api.help.example/peerjs', 'api.help.example # ours'],
  ],
  BASE_PATH: [
    ...['help', '/', '/help/', '//help', '/help//club', '/a b', ' /help'],
    ...['/help.html', '/..', '/../help', '/help/.', '/hilfe-für-alle'],
    ...['/help?x', '/help#x', '/%20', 'https://help.example/help', '"/help"'],
    ...['/{help}', '/$help', '/help*', '/help\n', '\\help'],
  ],
  API_URL: [
    ...['', 'api.help.example', 'wss://api.help.example', 'https://'],
    ...['https://api.help.example?x', 'https://u:p@api.help.example'],
    ...['https://api.help.example # ours', '/functions?x', 'redwood/functions'],
  ],
  STATIC_HOST: ['Netlify', 'vercel', 'constructor', ' netlify', 'netlify.com'],
  REQUIRE_SIGN_IN: ['helper', 'true', 'HELPERS', ' helpers', '"><script>'],
  ARRIVING_FRAMES: ['false', 'OFF', 'on', ' off'],
  COMMIT: ['unknown', '1a2b3c', 'v0.9.0', '1A2B3C4', "1a2b3c4'"],
}

describe('a wrong setting of the pages', () => {
  it('is tested for every setting', () => {
    assert.deepEqual(Object.keys(wrong), pageSettingNames)
  })

  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      it(`is reported with its name, what it must be and what it is: ${name}=${JSON.stringify(value)}`, () => {
        const [problem, ...others] = pageSettingProblems({ [name]: value })
        assert.deepEqual(others, [])
        const is = value ? `is ${JSON.stringify(value)}` : 'is empty'
        assert.ok(problem.startsWith(`${name} must be `), problem)
        assert.ok(problem.endsWith(`. It ${is}.`), problem)
      })
    }
  }

  for (const [name, value] of [
    ['WEB_DOMAIN', 'localhost'],
    ['PEER_SERVER_HOST', ''],
    ['PEER_SERVER_HOST', 'localhost'],
    ['PEER_SERVER_HOST', 'help.example'],
    ['API_URL', '/.redwood/functions'],
    ['API_URL', 'http://api.help.example'],
  ]) {
    it(`is reported if it does not work on a static host: ${name}=${JSON.stringify(value)}`, () => {
      const settings = { ...apart, STATIC_HOST: 'netlify', [name]: value }
      const [problem, ...others] = pageSettingProblems(settings)
      assert.deepEqual(others, [])
      assert.match(
        problem,
        new RegExp(`^${name} must be .* where STATIC_HOST is set\\. It is`)
      )
    })
  }

  it('is reported if the path of the api is not below that of the pages', () => {
    for (const API_URL of [
      ...['/.redwood/functions', '/club/api', '/helpers', '/help/../api'],
      ...['https://localhost/api', 'https://localhost/help/../api'],
    ]) {
      const [problem, ...others] = pageSettingProblems({
        ...{ BASE_PATH: '/help', API_URL },
      })
      assert.deepEqual(others, [])
      assert.match(problem, /^API_URL must be a path below BASE_PATH, such as /)
      assert.ok(problem.endsWith(` It is "${API_URL}".`))
    }
  })

  it('is reported if pages below a path are to signal at the root of their host', () => {
    const WEB_DOMAIN = 'help.example'
    assert.deepEqual(
      pageSettingProblems({
        ...{ WEB_DOMAIN, BASE_PATH: '/help', PEER_SERVER_HOST: WEB_DOMAIN },
      }),
      [
        'PEER_SERVER_HOST must be empty where BASE_PATH is set, or be another host than that of the pages. It is "help.example".',
      ]
    )
  })

  it('is reported if pages on a static host have a path', () => {
    assert.deepEqual(
      pageSettingProblems({
        ...{ ...apart, STATIC_HOST: 'netlify', BASE_PATH: '/help' },
      }),
      [
        'BASE_PATH must be empty where STATIC_HOST is set, because a static host serves the pages at the root. It is "/help".',
      ]
    )
  })

  it('is reported together with the other wrong ones, once each', () => {
    const settings = { STATIC_HOST: 'netlify', WEB_DOMAIN: 'a b' }
    assert.deepEqual(
      pageSettingProblems(settings).map((problem) => problem.split(' ')[0]),
      ['WEB_DOMAIN', 'PEER_SERVER_HOST', 'API_URL']
    )
  })

  it('is not reported for valid installations', () => {
    for (const settings of [
      {},
      {
        APP_NAME: 'Schröder & Söhne',
        COMPANY_NAME: 'Familie O’Neill',
        WEB_DOMAIN: 'help.example',
        PEER_SERVER_HOST: 'api.help.example',
        API_URL: 'https://api.help.example/',
        REQUIRE_SIGN_IN: 'helpers',
        COMMIT: '1a2b3c4',
      },
      { PEER_SERVER_HOST: '', REQUIRE_SIGN_IN: '', COMMIT: '' },
      { BASE_PATH: '' },
      { BASE_PATH: '/help' },
      { BASE_PATH: '/our-club/Help_2', API_URL: '/our-club/Help_2/api' },
      { ...apart, BASE_PATH: '/help' },
      ...Object.keys(hosts).map((STATIC_HOST) => ({
        ...apart,
        STATIC_HOST,
      })),
    ]) {
      assert.deepEqual(pageSettingProblems(settings), [])
    }
  })
})

describe('the address of the api', () => {
  for (const [settings, url] of [
    [{}, '/.redwood/functions'],
    [{ BASE_PATH: '/help' }, '/help/.redwood/functions'],
    [{ ...apart, BASE_PATH: '/help' }, apart.API_URL],
  ]) {
    it(`is ${url} with ${JSON.stringify(settings)}`, () => {
      assert.equal(valuesOfPages(settings).API_URL, url)
    })
  }
})
