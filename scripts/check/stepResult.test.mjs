import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { stepResult } from './stepResult.mjs'

const check = { name: 'lint' }
const runner = { name: 'web', counts: (report) => report }
const report = { passed: 3, failed: 0, skipped: 1 }

// [what, step, run, passed, failed]
const table = [
  ['a check that ends well', check, { code: 0 }, 1, 0],
  ['a check that ends badly', check, { code: 2 }, 0, 1],
  ['a runner', runner, { code: 0, report }, 3, 0],
  [
    'a runner with failures',
    runner,
    { code: 1, report: { passed: 3, failed: 2 } },
    3,
    2,
  ],
  ['a bad exit in spite of a good report', runner, { code: 1, report }, 3, 1],
  ['a runner without a report', runner, { code: 0 }, 0, 1],
  [
    'a runner without tests',
    runner,
    { code: 0, report: { passed: 0, failed: 0 } },
    0,
    1,
  ],
]

describe('stepResult', () => {
  for (const [what, step, run, passed, failed] of table) {
    it(`counts ${what} as ${passed} passed, ${failed} failed`, () => {
      const result = stepResult(step, run)
      assert.equal(result.passed, passed)
      assert.equal(result.failed, failed)
    })
  }

  it('says when no test ran', () => {
    const none = { passed: 0, failed: 0 }
    assert.equal(
      stepResult(runner, { code: 0, report: none }).note,
      'no test ran'
    )
  })
})
