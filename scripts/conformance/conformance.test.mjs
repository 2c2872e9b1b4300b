import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { checkClauses, rowsOf } from './checkClauses.mjs'

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

  checkClauses(rows)
})
