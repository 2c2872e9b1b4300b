import fc from 'fast-check'

import { type CallFacts, transcriptOf } from './transcript'

const ends = fc.record({ caller: fc.string(), callee: fc.string() })
const facts: fc.Arbitrary<CallFacts> = fc.record({
  callId: fc.string(),
  owner: fc.constantFrom('caller', 'callee'),
  fingerprints: ends,
  randoms: ends,
})

describe('the transcript of a call', () => {
  it('differs if any fact differs, also across boundaries of its parts', () => {
    fc.assert(
      fc.property(facts, facts, fc.string(), fc.string(), (a, b, p, q) => {
        const isSame = JSON.stringify([a, p]) === JSON.stringify([b, q])
        expect(transcriptOf(a, p) === transcriptOf(b, q)).toBe(isSame)
      })
    )
  })
})
