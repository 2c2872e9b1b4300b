import fc from 'fast-check'

import {
  isRateKnown,
  isSlow,
  trainLength,
  trainPacketBytes,
  uplinkRate,
} from './uplinkRate'

/**
 * The times of the answers to a train (a burst of packets). The first answer
 * comes after 100 ms.
 */
const everyMs = (ms: number) =>
  Array.from({ length: trainLength }, (_, index) => 100 + index * ms)

describe('uplinkRate', () => {
  it('is the data sent between the first answer and the last', () => {
    expect(uplinkRate([everyMs(9.2)], null)).toBeCloseTo(1_000_000, -4)
    expect(uplinkRate([everyMs(1)], null)).toBe(trainPacketBytes * 8 * 1_000)
  })

  it('has no limit if all packets are answered at once', () => {
    expect(uplinkRate([everyMs(0)], null)).toBe(Infinity)
  })

  it('is the rate of the best train', () => {
    expect(uplinkRate([everyMs(20), everyMs(9.2)], null)).toBeCloseTo(1e6, -4)
  })

  // Times of answers in ms, measured on a link of 1 Mbit/s while both pages set
  // up a call.
  const heldUp = [246.2, 246.9, 248.5, 248.6, 248.9, 248.9, 249.1, 251.7]
  const asSent = [112.5, 121.6, 130.9, 142, 149.9, 160.3, 167.7, 176.9]

  it('is not distorted by answers that a busy page sends all at once', () => {
    expect(uplinkRate([heldUp], null)).toBeGreaterThan(10_000_000)
    expect(uplinkRate([heldUp, asSent], null)).toBeCloseTo(1e6, -5)
    expect(uplinkRate([heldUp], 100)).toBeLessThan(520_000)
    expect(uplinkRate([heldUp, asSent], 100)).toBeCloseTo(1e6, -5)
  })

  it('ignores a round trip of ICE that is longer than the train', () => {
    expect(uplinkRate([everyMs(9.2)], 300)).toBeCloseTo(1_000_000, -4)
  })

  it('uses the packets that were answered in time, if there are two', () => {
    const slow = everyMs(200).slice(0, 4)
    expect(uplinkRate([slow], null)).toBeCloseTo(46_000, -3)
    expect(uplinkRate([[100]], null)).toBeNull()
    expect(uplinkRate([[], []], null)).toBeNull()
    expect(uplinkRate([], null)).toBeNull()
  })

  it('does not depend on the order of the answers, and is never negative', () => {
    const times = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
      minLength: 2,
      maxLength: trainLength,
    })
    fc.assert(
      fc.property(times, times, (one, other) => {
        const rate = uplinkRate([one, other], 100)
        expect(rate).toBeGreaterThan(0)
        expect(uplinkRate([other, [...one].reverse()], 100)).toBe(rate)
      })
    )
  })
})

describe('isRateKnown', () => {
  it.each([
    ['a wide link', Infinity, 2],
    ['a link of 8 Mbit/s', 8_000_000, 2],
    ['a link of 3 Mbit/s', 3_000_000, 3],
    ['a slow link', 1_000_000, 2],
  ])('is known for %s', (_, rate, trains) => {
    expect(isRateKnown(rate, trains - 1, 8_000_000)).toBe(false)
    expect(isRateKnown(rate, trains, 8_000_000)).toBe(true)
  })
})

it('treats less than 1.3 Mbit/s as slow', () => {
  expect([1_299_999, 1_300_000].map(isSlow)).toEqual([true, false])
})
