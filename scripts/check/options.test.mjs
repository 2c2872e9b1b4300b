import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { chooseSteps } from './options.mjs'

const names = ['format', 'lint', 'build', 'e2e']

describe('chooseSteps', () => {
  it('takes every step when nothing is said', () => {
    assert.deepEqual(chooseSteps([], names), names)
  })

  it('takes only the named ones, in the order of the steps', () => {
    assert.deepEqual(chooseSteps(['--only=e2e,lint'], names), ['lint', 'e2e'])
  })

  it('leaves the skipped ones out', () => {
    assert.deepEqual(chooseSteps(['--skip=e2e'], names), names.slice(0, 3))
  })

  for (const arg of ['--only=unit', '--watch', 'e2e', '--only=']) {
    it(`refuses ${arg} and names the steps`, () => {
      assert.throws(() => chooseSteps([arg], names), /format, lint, build, e2e/)
    })
  }
})
