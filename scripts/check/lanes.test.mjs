import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { inLanes } from './lanes.mjs'

const steps = [
  { name: 'types', lane: 'one' },
  { name: 'lint', lane: 'other' },
  { name: 'format', lane: 'other' },
  { name: 'build', lane: 'one' },
  { name: 'web' },
  { name: 'e2e' },
]

const turn = () => new Promise((resolve) => setImmediate(resolve))

// What runs at the same time, at each beginning and end.
async function seen(chosen) {
  const running = new Set()
  const moments = []
  await inLanes(chosen, async ({ name }, isAlone) => {
    running.add(name)
    moments.push([...running].join())
    await turn()
    assert.equal(isAlone && running.size > 1, false)
    running.delete(name)
  })
  return moments
}

describe('inLanes', () => {
  it('runs two lanes beside each other, and the rest alone', async () => {
    assert.deepEqual(await seen(steps), [
      'types',
      'types,lint',
      'lint,build',
      'build,format',
      'web',
      'e2e',
    ])
  })

  it('keeps the order of what is left of one lane', async () => {
    const chosen = steps.filter(({ lane }) => lane === 'other')
    assert.deepEqual(await seen(chosen), ['lint', 'format'])
  })

  it('waits for a lane that takes longer', async () => {
    const ended = []
    await inLanes(steps.slice(0, 5), async ({ name }) => {
      for (let time = 0; time < (name === 'lint' ? 9 : 1); time++) await turn()
      ended.push(name)
    })
    assert.deepEqual(ended, ['types', 'build', 'lint', 'format', 'web'])
  })

  it('fails when a step does', async () => {
    const failing = async () => {
      throw new Error('No disk')
    }
    await assert.rejects(inLanes(steps, failing), /No disk/)
  })
})
