import fc from 'fast-check'

import { parseFrame } from 'src/lib/signallingMessages/frame'
import { almostFrame } from 'src/lib/signallingMessages/frameFuzz.fixtures'
import { parseUserId } from 'src/lib/userId'

const types = ['HEARTBEAT', 'LEAVE', 'OFFER', 'ANSWER', 'CANDIDATE']

function isWhatPeerServerCanTake(text: string): boolean {
  const frame = parseFrame(text)
  if (!frame || frame.type === 'HEARTBEAT' || frame.type === 'LEAVE') {
    return frame === null || types.includes(frame.type)
  }
  const { payload } = JSON.parse(text)
  return (
    types.includes(frame.type) &&
    parseUserId(frame.dst) !== null &&
    ['media', 'data', 'kinscreen'].includes(payload.type) &&
    JSON.stringify(payload).length > 0
  )
}

describe('parseFrame is total', () => {
  it.each([
    ['text', fc.string({ unit: 'binary' })],
    ['JSON', fc.json()],
    ['almost a frame', almostFrame],
  ])('for %s', (_, texts) => {
    fc.assert(fc.property(texts, isWhatPeerServerCanTake), { numRuns: 500 })
  })
})
