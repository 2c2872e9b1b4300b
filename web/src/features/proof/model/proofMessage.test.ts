import fc from 'fast-check'

import { encodeProof, parseProof, type ProofMessage } from './proofMessage'

const bytes = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((each) => Uint8Array.from(each))

const message: fc.Arbitrary<ProofMessage> = fc.oneof(
  fc.record({ type: fc.constant('proof-of-opener' as const), mac: bytes(32) }),
  fc.record({
    type: fc.constant('proof-of-owner' as const),
    publicKey: bytes(65),
    salt: bytes(16),
    signature: bytes(64),
    mac: bytes(32),
  }),
  fc.record({ type: fc.constant('proof-refused' as const) })
)

const changed = (change: object) =>
  JSON.stringify({
    ...JSON.parse(
      encodeProof({ type: 'proof-of-opener', mac: new Uint8Array(32) })
    ),
    ...change,
  })

describe('a message of the proof', () => {
  it('arrives as sent', () => {
    fc.assert(
      fc.property(message, (sent) =>
        expect(parseProof(encodeProof(sent))).toEqual(sent)
      )
    )
  })

  it.each([
    ['bytes are missing', { mac: 'AAAA' }],
    ['bytes are too many', { mac: 'A'.repeat(44) }],
    ['it is not base64url', { mac: '+'.repeat(43) }],
    ['it is not a text', { mac: 7 }],
    ['it is missing', { mac: undefined }],
  ])('is malformed when %s', (_, change) =>
    expect(parseProof(changed(change))).toBe('malformed')
  )

  it('is unknown if it has another type, and parsing never throws', () => {
    expect(parseProof('{"v":1,"type":"ping","number":1}')).toBe('unknown')
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(typeof parseProof(data)).toBe('string')
      })
    )
  })
})
