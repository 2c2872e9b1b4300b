import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { clauses } from './namedThings.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

// Titles may be split over lines, and quotation marks escaped.
const plain = (text) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ')

// Markdown escapes characters that would mean emphasis.
export const rowsOf = (file) => clauses(read(file).replace(/\\_/g, '_'))

// One test for each row: everything it names exists.
export function checkClauses(rows) {
  for (const { clause, files, tests } of rows) {
    it(`tells the truth about: ${clause}`, () => {
      assert.notEqual(files.length, 0, 'names no file')
      assert.notEqual(tests.length, 0, 'names no test')
      files.forEach((file) => assert.ok(existsSync(fromRoot(file)), file))
      for (const { file, title } of tests) {
        assert.ok(plain(read(file)).includes(title), `${file}: ${title}`)
      }
    })
  }
}
