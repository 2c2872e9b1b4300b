import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { provingTests } from './provingTests.mjs'

const page = readFileSync(fromRoot('docs/conformance.md'), 'utf8')

// | §4 call retry | what the specification says | [calling.ts](…) |
const clauses = Array.from(
  page.matchAll(/^\| (§[^|]+?) +\|(?:\\\||[^|])*\|([^|]*)\|$/gm),
  ([, key, places]) => ({ key, isMet: places.trim() !== '' })
)
const keys = clauses.map(({ key }) => key)
const tests = provingTests()

describe('docs/conformance.md', () => {
  it('has clauses of every section of the specification that can be tested', () => {
    assert.deepEqual(
      [...new Set(keys.map((key) => key.split(' ')[0]))],
      ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']
    )
  })

  it('has each clause once', () => {
    assert.deepEqual(keys, [...new Set(keys)])
  })

  for (const { key, isMet } of clauses) {
    it(`has a test that proves ${key}, or says why it is left out`, () => {
      const isProved = tests.some((test) => test.keys.includes(key))
      assert.equal(isProved, isMet)
      assert.ok(isMet || page.includes(`- **${key}.**`))
    })
  }

  for (const { file, title, keys: named } of tests) {
    it(`has the clause that ${file} names: ${title}`, () => {
      assert.deepEqual(
        named.filter((key) => !keys.includes(key)),
        []
      )
    })
  }
})
