import fc from 'fast-check'

import {
  answerTo,
  candidateTo,
  controlTo,
  dataOfferTo,
  offerTo,
} from './frames.fixtures'

const oneOf = (...values: unknown[]) => fc.constantFrom(...values)

const anything = fc.jsonValue({ maxDepth: 3 })

const orAnything = (...values: unknown[]) =>
  fc.oneof({ weight: 4, arbitrary: oneOf(...values) }, anything)

const right = [
  offerTo('victim'),
  answerTo('victim'),
  candidateTo('victim'),
  dataOfferTo('victim'),
  controlTo('victim'),
]

const payload = fc
  .tuple(
    fc.constantFrom(...right.map((frame) => frame.payload)),
    fc.record(
      {
        type: orAnything('media', 'data', 'kinscreen', 'x'),
        connectionId: orAnything('mc_1'),
        sdp: orAnything({ type: 'offer', sdp: 'v=0' }),
        candidate: orAnything({ candidate: '' }),
        metadata: anything,
        control: orAnything('busy', 'gone', 'restart', 'knock'),
      },
      { requiredKeys: [] }
    )
  )
  .map(([usual, more]) => ({ ...usual, ...more }))

const message = fc.record(
  {
    type: oneOf('OFFER', 'ANSWER', 'CANDIDATE', 'HEARTBEAT', 'EXPIRE', 7),
    src: orAnything('helper', '__proto__'),
    dst: orAnything('victim', 'nobody', '__proto__', ''),
    payload: fc.oneof(anything, payload),
  },
  { requiredKeys: [] }
)

export const almostFrame = fc
  .oneof(
    message,
    fc.constantFrom(...right),
    fc
      .tuple(fc.constantFrom(...right), payload)
      .map(([frame, changed]) => ({ ...frame, payload: changed }))
  )
  .map((it) => JSON.stringify(it))
