import fc from 'fast-check'

const oneOf = (...values: unknown[]) => fc.constantFrom(...values)

const anything = fc.jsonValue({ maxDepth: 3 })

/** Messages that are right in most places, as text. */
export const almostFrame = fc
  .record(
    {
      type: oneOf('OFFER', 'ANSWER', 'CANDIDATE', 'HEARTBEAT', 'EXPIRE', 7),
      src: fc.oneof(oneOf('helper', '__proto__'), anything),
      dst: fc.oneof(oneOf('victim', 'nobody', '__proto__', ''), anything),
      payload: fc.oneof(
        anything,
        fc.record(
          {
            type: oneOf('media', 'data', 'kinscreen', 'x'),
            connectionId: fc.oneof(oneOf('mc_1'), anything),
            sdp: fc.oneof(oneOf({ type: 'offer', sdp: 'v=0' }), anything),
            candidate: anything,
            metadata: anything,
            control: oneOf('busy', 'gone', 'restart', null),
          },
          { requiredKeys: [] }
        )
      ),
    },
    { requiredKeys: [] }
  )
  .map((message) => JSON.stringify(message))
