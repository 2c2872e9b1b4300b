import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { buildSettingNames, buildSettingProblems } from './buildSettings.mjs'

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
  API_URL: [
    ...['', 'api.help.example', 'wss://api.help.example', 'https://'],
    ...['https://api.help.example?x', 'https://u:p@api.help.example'],
    ...['https://api.help.example # ours', '/functions?x', 'redwood/functions'],
  ],
  REQUIRE_SIGN_IN: ['helper', 'true', 'HELPERS', ' helpers'],
  COMMIT: ['unknown', '1a2b3c', 'v0.9.0', '1A2B3C4', "1a2b3c4'"],
}

describe('a wrong setting of the build', () => {
  it('is thought of for every one that there is', () => {
    assert.deepEqual(Object.keys(wrong), buildSettingNames)
  })

  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      it(`is refused with its name, what it must be and what it is: ${name}=${JSON.stringify(value)}`, () => {
        const [problem, ...others] = buildSettingProblems({ [name]: value })
        assert.deepEqual(others, [])
        const is = value ? `is ${JSON.stringify(value)}` : 'is empty'
        assert.ok(problem.startsWith(`${name} must be `), problem)
        assert.ok(problem.endsWith(`. It ${is}.`), problem)
      })
    }
  }

  it('is not found in what operators have', () => {
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
    ]) {
      assert.deepEqual(buildSettingProblems(settings), [])
    }
  })
})
