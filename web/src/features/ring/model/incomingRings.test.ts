import fc from 'fast-check'

import type { HelperName } from 'src/features/links/model/helperName'
import type { UserId } from 'src/features/links/model/userId'

import {
  parseRings,
  presentRing,
  ringLifetimeMs,
  withAnswerDelivered,
  withoutRingsFrom,
  withRingAnswered,
  withRingHeard,
} from './incomingRings'

const from = 'sea-sun-oak-fog' as UserId
const dad = { nonce: 'one', from, name: 'Dad' as HelperName }
const aunt = { nonce: 'two', from: 'ant' as UserId, name: null }

describe('an incoming ring', () => {
  const both = withRingHeard(withRingHeard([], dad, 1), aunt, 2)

  it('is restored as stored', () => {
    expect(parseRings(JSON.parse(JSON.stringify(both)))).toEqual(both)
  })

  it('is listed once, however often it arrives', () => {
    const rings = withRingHeard(both, { ...dad, from: 'new' as UserId }, 9)
    expect(rings).toHaveLength(2)
    expect(rings[0]).toMatchObject({ from: 'new', name: 'Dad', heardAt: 9 })
  })

  it('is shown one at a time, and first the one without an answer', () => {
    expect(presentRing(both, 3)?.nonce).toBe('one')
    const answer = { freeAt: null, sentAt: 3 }
    const answered = withRingAnswered(both, 'one', answer)
    expect(presentRing(answered, 3)?.nonce).toBe('two')
    const all = withRingAnswered(answered, 'two', answer)
    expect(presentRing(all, 3)?.nonce).toBe('two')
  })

  it('is forgotten after ten minutes', () => {
    expect(presentRing(both, ringLifetimeMs + 1)?.nonce).toBe('two')
    expect(presentRing(both, ringLifetimeMs + 2)).toBeNull()
  })

  it('ends once the caller shares', () => {
    expect(withoutRingsFrom(both, from)).toEqual([both[1]])
  })

  it('has the latest answer', () => {
    const answered = withRingAnswered(both, 'one', { freeAt: 5, sentAt: 4 })
    const late = withAnswerDelivered(answered, 'one', 3)
    expect(late[0]?.isDelivered).toBe(false)
    expect(withAnswerDelivered(late, 'one', 4)[0]?.isDelivered).toBe(true)
  })

  it('is limited to four, and dropped if incomplete', () => {
    const many = Array.from({ length: 9 }, (_, at) => `${at}`).reduce(
      (rings, nonce) => withRingHeard(rings, { ...dad, nonce }, 1),
      both
    )
    expect(many.map(({ nonce }) => nonce)).toEqual(['5', '6', '7', '8'])
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseRings(value)).toEqual([])
        expect(parseRings([value])).toEqual([])
      })
    )
  })
})
