import fc from 'fast-check'

import {
  trainLength,
  trainPacketBytes,
  uplinkRate,
  usableRate,
} from './uplinkRate'

/** Eight packets, one every so many milliseconds. */
const everyMs = (ms: number) =>
  Array.from({ length: trainLength }, (_, index) => 500 + index * ms)

describe('uplinkRate', () => {
  it('is what was sent between the first answer and the last', () => {
    expect(uplinkRate(everyMs(9.2))).toBeCloseTo(1_000_000, -4)
    expect(uplinkRate(everyMs(1))).toBe(trainPacketBytes * 8 * 1_000)
  })

  it('has no limit where all are answered at once', () => {
    expect(uplinkRate(everyMs(0))).toBe(Infinity)
  })

  it('is unknown while an answer is missing', () => {
    expect(uplinkRate(everyMs(9).slice(1))).toBeNull()
    expect(uplinkRate([])).toBeNull()
  })

  it('does not depend on the order of the answers, and is never negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
          minLength: trainLength,
          maxLength: trainLength,
        }),
        (times) => {
          const rate = uplinkRate(times)
          expect(rate).toBeGreaterThan(0)
          expect(uplinkRate([...times].reverse())).toBe(rate)
        }
      )
    )
  })
})

const enoughBps = 8_000_000
const usable = (rates: number[]) => usableRate(rates, enoughBps)

describe('usableRate', () => {
  it('takes the first that is enough', () => {
    expect(usable([10_000_000])).toBe(9_000_000)
    expect(usable([Infinity])).toBe(Infinity)
  })

  it('takes the best of two where a train takes long', () => {
    expect(usable([900_000])).toBeNull()
    expect(usable([900_000, 1_000_000])).toBe(900_000)
  })

  it('takes the best of three otherwise', () => {
    expect(usable([900_000, 2_000_000])).toBeNull()
    expect(usable([3_000_000])).toBeNull()
    expect(usable([3_000_000, 4_000_000])).toBeNull()
    expect(usable([3_000_000, 4_000_000, 2_000_000])).toBe(3_600_000)
  })
})
