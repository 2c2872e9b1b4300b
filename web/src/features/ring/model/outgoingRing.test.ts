import fc from 'fast-check'

import type { UserId } from 'src/features/links/model/userId'
import { ringNews } from 'src/features/ring/ui/RingingHelper'

import { ringLifetimeMs } from './incomingRings'
import { type OutgoingRing, parseOutgoingRing } from './outgoingRing'

const helperId = 'gaze-three-arch-raw' as UserId
const ring: OutgoingRing = {
  helperId,
  nonce: 'n',
  startedAt: 1_000,
  push: 'rung',
  isHeard: false,
  answer: null,
}
const answer = { freeAt: null, sentAt: 1 }
const stored = (changes: object) => JSON.stringify({ ...ring, ...changes })

describe('a ring of this tab after a reload', () => {
  it('is unchanged', () => {
    expect(parseOutgoingRing(stored({}), helperId, 1_000)).toEqual(ring)
    const wanted = { helperId, isWanted: true }
    expect(parseOutgoingRing(JSON.stringify(wanted), helperId, 1_000)).toEqual(
      wanted
    )
  })

  it('counts as sent if it was being sent', () => {
    const text = stored({ push: 'ringing' })
    expect(parseOutgoingRing(text, helperId, 1_000)).toEqual(ring)
  })

  it('lasts ten minutes, or until the helper can help', () => {
    const late = 1_000 + ringLifetimeMs
    expect(parseOutgoingRing(stored({}), helperId, late)).toBeNull()
    const free = stored({ answer: { freeAt: late + 1, sentAt: 1 } })
    expect(parseOutgoingRing(free, helperId, late)).not.toBeNull()
    expect(parseOutgoingRing(free, helperId, late + 1)).toBeNull()
  })

  it('is not shown for another helper', () => {
    expect(parseOutgoingRing(stored({}), 'else' as UserId, 1_000)).toBeNull()
  })

  it('is null for any invalid value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseOutgoingRing(text, helperId, 1_000)).toBeNull()
      })
    )
    expect(parseOutgoingRing(stored({ push: 'x' }), helperId, 1)).toBeNull()
  })
})

describe('the state of a ring, as shown', () => {
  it.each([
    [{}, 'rung'],
    [{ push: 'none' }, null],
    [{ push: 'none', isHeard: true }, 'pageOpen'],
    [{ push: 'gone', isHeard: true }, 'pageOpen'],
    [{ push: 'too-many' }, 'tooMany'],
    [{ push: 'gone' }, 'gone'],
    [{ isHeard: true, answer }, 'answered'],
  ] as const)('of %j is %s', (changes, news) => {
    expect(ringNews({ ...ring, ...changes })).toBe(news)
  })
})
