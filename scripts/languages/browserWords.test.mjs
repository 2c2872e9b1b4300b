import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { changedWords } from './changedWords.mjs'
import { packLanguages, readPak, readZip, wanted } from './readBrowserWords.mjs'

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

describe('the language packs', () => {
  it('are refused in another version of their format', () => {
    const pack = Buffer.alloc(12)
    pack.writeUInt32LE(4)
    assert.throws(() => readPak(pack), /no \.pak of version 5/)
  })

  it('are refused when they are no archive, or lack the file', async () => {
    // An archive without files: only the record of its end.
    const empty = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
    const folder = mkdtempSync(join(tmpdir(), 'kinscreen-pack-'))
    const file = join(folder, 'pack.xpi')
    for (const [bytes, message] of [
      [empty, /a\.ftl is not in .*pack\.xpi/],
      [Buffer.from('<html>'), /End of central directory/i],
    ]) {
      writeFileSync(file, bytes)
      await assert.rejects(readZip(file, 'a.ftl'), message)
    }
    rmSync(folder, { recursive: true })
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
