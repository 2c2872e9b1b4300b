import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { readSections } from './clauses.mjs'
import { conformanceReport } from './conformanceReport.mjs'
import { provingTests } from './provingTests.mjs'

const sections = readSections()
const clauses = sections.flatMap((section) => section.clauses)
const keys = clauses.map(({ key }) => key)
const tests = provingTests()

describe('docs/conformance', () => {
  it('has clauses of every section of the specification that can be tested', () => {
    assert.deepEqual(
      sections.map(({ number }) => number),
      [1, 2, 3, 4, 5, 6, 7, 8, 9]
    )
  })

  for (const { key, files, differs, decisions } of clauses) {
    // A clause without files is left out by decision.
    it(`has a test that proves ${key}`, () => {
      const isProved = tests.some((test) => test.keys.includes(key))
      assert.equal(isProved, files.length > 0)
    })

    it(`knows where ${key} lives, and which decision says why it differs`, () => {
      assert.ok(files.length > 0 || differs, 'names no file')
      assert.equal(Boolean(differs), decisions.length > 0)
      for (const file of [...files, ...decisions.map(({ file }) => file)]) {
        assert.ok(existsSync(fromRoot(file)), file)
      }
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

  it('is current: npm run conformance', async () => {
    assert.equal(
      readFileSync(fromRoot('docs/conformance.md'), 'utf8'),
      await conformanceReport(sections, tests)
    )
  })
})
