import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

// In a source, a title may span lines, and quotation marks are escaped.
const plain = (text) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ')

// Matches a paragraph and its list, such as:
// **W1.** An attack.
//
// - What holds: `file`
// - `test file`: its title
const attacks = Array.from(
  read('docs/signalling-guard.md')
    .replace(/\\_/g, '_')
    .replace(/\n +/g, ' ')
    .matchAll(
      /^\*\*([^*]+)\.\*\* .+(?:\n.+)*\n\n- What holds: (.+)\n((?:- .+\n?)+)/gm
    ),
  ([, name, places, tests]) => ({
    name,
    files: Array.from(places.matchAll(/`([^`]+)`/g), ([, file]) => file),
    tests: Array.from(tests.matchAll(/^- `([^`]+)`: (.+)$/gm)),
  })
)

describe('docs/signalling-guard.md', () => {
  it('has twenty weaknesses, and the attacks', () => {
    const weaknesses = attacks.filter(({ name }) => /^W\d/.test(name))
    assert.deepEqual(
      weaknesses.map(({ name }) => name),
      Array.from({ length: 20 }, (_, index) => `W${index + 1}`)
    )
    assert.equal(attacks.length, 42)
  })

  for (const { name, files, tests } of attacks) {
    it(`names existing files and tests: ${name}`, () => {
      assert.notEqual(files.length, 0)
      for (const file of files) assert.ok(existsSync(fromRoot(file)), file)
      for (const [, file, title] of tests) {
        assert.ok(plain(read(file)).includes(title.trim()), `${file}: ${title}`)
      }
    })
  }
})
