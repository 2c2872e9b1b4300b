import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { clauses } from './namedThings.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

// Where a title is broken into lines, or a quotation mark is escaped.
const plain = (text) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ')

// Markdown escapes what it would take for emphasis.
const rowsOf = (file) => clauses(read(file).replace(/\\_/g, '_'))

const rows = [
  ...rowsOf('docs/conformance.md'),
  ...rowsOf('docs/conformance/auth-and-graphql.md'),
]

describe('docs/conformance', () => {
  it('has a row for every section of the specification that can be tested', () => {
    const sections = rows.flatMap(({ section }) => section.split(', '))
    for (const section of '123456789') {
      assert.ok(sections.includes(section), `no row for section ${section}`)
    }
  })

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
})
