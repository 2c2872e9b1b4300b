import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { jestCounts } from './jestCounts.mjs'
import jsonReporter from './jsonReporter.mjs'
import { playwrightCounts } from './playwrightCounts.mjs'

describe('jestCounts', () => {
  it('counts a file that cannot be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    }
    assert.deepEqual(jestCounts(report), { passed: 5, failed: 2, skipped: 3 })
  })
})

describe('playwrightCounts', () => {
  it('counts flaky tests and errors outside tests as failures', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    const counts = playwrightCounts({ stats, errors: [{}] })
    assert.deepEqual(counts, { passed: 3, failed: 3, skipped: 2 })
  })
})

describe('jsonReporter', () => {
  const count = async (...events) => {
    const { value } = await jsonReporter(events).next()
    return JSON.parse(value)
  }
  const suite = { details: { type: 'suite' }, name: 'suite', file: 'a' }
  const test = { details: {}, name: 'test', file: 'a' }

  it('counts tests and not suites', async () => {
    const counts = await count(
      { type: 'test:pass', data: test },
      { type: 'test:fail', data: test },
      { type: 'test:pass', data: { ...test, skip: true } },
      { type: 'test:fail', data: suite },
      { type: 'test:diagnostic', data: {} }
    )
    assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 1 })
  })

  it('does not take an empty file for a test', async () => {
    const file = { details: {}, name: 'a', file: 'a' }
    const counts = await count({ type: 'test:pass', data: file })
    assert.deepEqual(counts, { passed: 0, failed: 0, skipped: 0 })
  })
})
