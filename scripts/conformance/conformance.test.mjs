import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

const page = readFileSync(fromRoot('docs/conformance.md'), 'utf8')

// Matches a row such as:
// | §4 call retry | what the specification says | [calling.ts](…) |
const clauses = Array.from(
  page.matchAll(/^\| (§[^|]+?) +\|(?:\\\||[^|])*\|([^|]*)\|$/gm),
  ([, key, places]) => ({ key, isMet: places.trim() !== '' })
)
const keys = clauses.map(({ key }) => key)

const testFiles = ['api/src', 'scripts', 'web/e2e', 'web/src'].flatMap(
  (folder) =>
    readdirSync(fromRoot(folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:test|spec)\.(?:mjs|tsx?)$/.test(file))
      // In the tests of these checks, tags are only examples.
      .filter((file) => !file.startsWith('scripts/conformance/'))
)

const isNotRun =
  /^\s*(?:\/\/|\*)|\.(?:skip|todo|fixme|failing)\(|\bx(?:it|test)\(/

/**
 * By file: tags in titles of tests, such as `[§4 call retry, §9 call retry]`.
 */
const proved = new Map(
  testFiles.map((file) => [
    file,
    readFileSync(fromRoot(file), 'utf8')
      .split('\n')
      .filter((line) => !isNotRun.test(line))
      .flatMap((line) => Array.from(line.matchAll(/\[(§[^\]]+)\]/g)))
      .flatMap(([, names]) => names.split(', ')),
  ])
)
const all = [...proved.values()].flat()

describe('docs/conformance.md', () => {
  it('has clauses of every testable section of the specification', () => {
    assert.deepEqual(
      [...new Set(keys.map((key) => key.split(' ')[0]))],
      ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']
    )
  })

  it('has each clause once', () => {
    assert.deepEqual(keys, [...new Set(keys)])
  })

  for (const { key, isMet } of clauses) {
    it(`has a test that proves ${key}, or says why it is omitted`, () => {
      assert.equal(all.includes(key), isMet)
      assert.ok(isMet || page.includes(`- **${key}.**`))
    })
  }

  it('has every clause that a test names', () => {
    for (const [file, named] of proved) {
      const unknown = named.filter((key) => !keys.includes(key))
      assert.deepEqual(unknown, [], file)
    }
  })
})
