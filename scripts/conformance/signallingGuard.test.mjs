import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { checkClauses, rowsOf } from './checkClauses.mjs'

const rows = rowsOf('docs/signalling-guard.md')

describe('docs/signalling-guard', () => {
  it('has a row for each of the twenty weaknesses', () => {
    assert.deepEqual(
      rows.map(({ section }) => section),
      Array.from({ length: 20 }, (_, index) => `W${index + 1}`)
    )
  })

  checkClauses(rows)
})
