import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { changedWords } from './changedWords.mjs'
import { packLanguages, wanted } from './readBrowserWords.mjs'

const kept = JSON.parse(
  readFileSync(fromRoot('scripts', 'languages', 'browserWords.json'), 'utf8')
)

describe('the labels of a browser', () => {
  it('are written without invisible direction marks', () => {
    assert.deepEqual(
      wanted({ tab: 'T' }, () => '\u200fعلامة ', 'ar'),
      {
        tab: 'علامة',
      }
    )
  })

  it('are reported by name if the browser no longer has them', () => {
    assert.throws(
      () => wanted({ tab: 'T' }, () => undefined, 'de.pak'),
      /de\.pak has no T/
    )
  })
})

describe('the table of labels', () => {
  for (const browser of ['chromium', 'firefox']) {
    it(`has every language of ${browser}, and its version`, () => {
      assert.deepEqual(
        Object.keys(kept[browser].words),
        Object.keys(packLanguages)
      )
      assert.match(kept[browser].version, /^\d+\.\d/)
    })
  }

  it('is outdated when a browser changes a label, but not for a new version alone', () => {
    const today = structuredClone(kept)
    today.firefox.version = '999'
    assert.deepEqual(changedWords(kept, today), [])

    today.firefox.words.pl.allow = 'Zezwól'
    assert.deepEqual(changedWords(kept, today), [
      'pl, allow: firefox 999 says “Zezwól”, our table “Udostępnij”',
    ])
  })
})
