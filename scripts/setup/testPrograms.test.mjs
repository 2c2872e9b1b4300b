import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Problem } from './problem.mjs'
import { programs } from './programs.mjs'
import { testPrograms } from './testPrograms.mjs'

const withoutAny = { PATH: '' }

const isAdvice = (error) =>
  error instanceof Problem && /npm run setup/.test(error.message)

describe('the programs of the tests', () => {
  it('are not installed unasked, and what is missing is said', async () => {
    const installed = []
    const install = async (env) => installed.push(env)
    await assert.rejects(
      testPrograms(withoutAny, programs, {}, install),
      isAdvice
    )

    assert.deepEqual(installed, [])
  })

  it('are installed in CI before they are looked for', async () => {
    const installed = []
    const install = async (env) => installed.push(env)
    await assert.rejects(
      testPrograms(withoutAny, programs, { CI: 'true' }, install),
      isAdvice
    )

    assert.deepEqual(installed, [withoutAny])
  })
})
