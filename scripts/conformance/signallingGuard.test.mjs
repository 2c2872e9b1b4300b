import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

// In a source, a title may span lines, and quotation marks are escaped.
const plain = (text) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ')

// Matches a row such as:
// | W1 | an attack | `file` | `test file`: its title; `another test file`: … |
const rows = Array.from(
  read('docs/signalling-guard.md')
    .replace(/\\_/g, '_')
    .matchAll(/^\|([^|]+)\|[^|]+\|([^|]*)\|([^|]*)\|$/gm),
  ([, name, places, tests]) => ({
    name: name.trim(),
    files: Array.from(places.matchAll(/`([^`]+)`/g), ([, file]) => file),
    tests: Array.from(tests.matchAll(/`([^`]+)`: ([^;]+)/g)),
  })
).filter(({ tests }) => tests.length > 0)

describe('docs/signalling-guard.md', () => {
  it('has twenty weaknesses, and the attacks', () => {
    const weaknesses = rows.filter(({ name }) => /^W\d/.test(name))
    assert.deepEqual(
      weaknesses.map(({ name }) => name),
      Array.from({ length: 20 }, (_, index) => `W${index + 1}`)
    )
    assert.equal(rows.length, 42)
  })

  for (const { name, files, tests } of rows) {
    it(`names existing files and tests: ${name}`, () => {
      assert.notEqual(files.length, 0)
      for (const file of files) assert.ok(existsSync(fromRoot(file)), file)
      for (const [, file, title] of tests) {
        assert.ok(plain(read(file)).includes(title.trim()), `${file}: ${title}`)
      }
    })
  }
})
