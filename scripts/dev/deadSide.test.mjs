import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { findDeadSide } from './deadSide.mjs'

describe('findDeadSide', () => {
  it('finds the side that exited, in colour too', () => {
    const output =
      'api | Listening\n\u001b[34mweb | \u001b[39myarn rw-vite-dev exited with code 1\n'
    assert.deepEqual(findDeadSide(output), { side: 'web', code: '1' })
  })

  it('finds none in ordinary output', () => {
    assert.equal(findDeadSide('api | exited with code 1 was asked for\n'), null)
    assert.equal(findDeadSide('gen | Done.\n'), null)
  })
})
