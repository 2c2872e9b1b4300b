import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { summary } from './summary.mjs'

const results = [
  { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 9.25, note: '' },
  { name: 'web', passed: 120, failed: 2, skipped: 3, seconds: 10, note: '' },
]

describe('summary', () => {
  it('has a row for each step and ends with the verdict', () => {
    assert.deepEqual(summary(results).split('\n'), [
      '',
      'step  result  passed  failed  seconds',
      'lint  ok           1       0      9.3',
      'web   FAILED     120       2     10.0  3 skipped',
      '',
      '121 passed, 2 failed',
    ])
  })
})
