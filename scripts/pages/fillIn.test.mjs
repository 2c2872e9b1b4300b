import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { withFolder } from '../deploy/deployFiles.mjs'
import { writeFiles } from '../headers/exampleBuild.mjs'
import { fromRoot } from '../setup/root.mjs'

import { filesToFillIn, fillIn, settingsPlaceholder } from './fillIn.mjs'
import { pageSettingProblems, placeholders } from './pageSettings.mjs'

const family = {
  APP_NAME: 'Schröder & Söhne',
  COMPANY_NAME: "O'Neill `& ${Sons}` 👋",
  WEB_DOMAIN: 'help.example',
  PEER_SERVER_HOST: 'api.help.example',
  BASE_PATH: '/help',
  API_URL: 'https://api.help.example',
  REQUIRE_SIGN_IN: 'helpers',
  ARRIVING_FRAMES: 'off',
}

const everything = Object.values(placeholders).join('|')
const values = Object.values(family)

describe('filling in the settings of an installation', () => {
  it('escapes them in a page', () => {
    const html = fillIn(family)('from/:fromUserId.html', everything)
    assert.doesNotMatch(html, /['"<>]|&(?!#\d+;)/)
    const text = html.replace(/&#(\d+);/g, (_, code) =>
      String.fromCharCode(code)
    )
    assert.deepEqual(text.split('|'), values)
  })

  it('escapes them in a string of JSON or JavaScript, whatever its quotation marks', () => {
    const filled = fillIn(family)('serviceWorker.js', everything)
    assert.deepEqual(JSON.parse(`"${filled}"`).split('|'), values)
    for (const mark of ["'", '`']) {
      const read = new Function(`return ${mark}${filled}${mark}`)
      assert.deepEqual(read().split('|'), values)
    }
  })

  it('changes a hash with any of them, so that a service worker stores its pages again', () => {
    const hashOf = (settings) =>
      fillIn(settings)('serviceWorker.js', settingsPlaceholder)
    assert.match(hashOf(family), /^[0-9a-f]{8}$/)
    assert.equal(hashOf({ ...family }), hashOf(family))
    for (const name of Object.keys(placeholders)) {
      assert.notEqual(hashOf({ ...family, [name]: 'x' }), hashOf(family), name)
    }
  })

  it('never changes a file of assets/, which is cached for a year', () =>
    withFolder((folder) => {
      const text = placeholders.APP_NAME
      writeFiles(folder, {
        'assets/index-1.js': text,
        'from/:fromUserId.html': text,
        'index.html': text,
        'manifest.json': text,
        'preview.png': text,
        'too-old.js': 'nothing',
      })
      assert.deepEqual(filesToFillIn(folder).sort(), [
        'from/:fromUserId.html',
        'index.html',
        'manifest.json',
      ])
    }))
})

describe('the placeholders of a build', () => {
  it('are valid settings, because the build calculates with them', () => {
    const { REQUIRE_SIGN_IN, ARRIVING_FRAMES, ...names } = placeholders
    assert.ok(REQUIRE_SIGN_IN && ARRIVING_FRAMES)
    assert.deepEqual(pageSettingProblems(names), [])
  })

  it('are all in the page, from which its scripts read the settings', () => {
    const html = readFileSync(
      join(fromRoot('web', 'src'), 'index.html'),
      'utf8'
    )
    const found = [...html.matchAll(/name="setting:(\w+)" content="%(\w+)%"/g)]
    assert.deepEqual(
      found.map(([, name]) => name),
      Object.keys(placeholders)
    )
    for (const [, name, value] of found) assert.equal(name, value)
  })
})
