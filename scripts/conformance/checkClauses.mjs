import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { clauses } from './namedThings.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

// Where a title is broken into lines, or a quotation mark is escaped.
const plain = (text) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ')

// Markdown escapes what it would take for emphasis.
export const rowsOf = (file) => clauses(read(file).replace(/\\_/g, '_'))

// One test for each row: all that it names is there.
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
