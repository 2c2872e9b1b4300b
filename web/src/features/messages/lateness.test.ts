import {
  type ClockDifference,
  lateness,
  recoverAfterMs,
  tooLateMs,
} from './lateness'

/**
 * @returns the delay of each message; `sentMs` is on the sender’s clock,
 * `nowMs` on the receiver’s clock
 */
function delaysOf(...messages: [sentMs: number, nowMs: number][]): number[] {
  let before: ClockDifference | null = null
  return messages.map(([sentMs, nowMs]) => {
    const { difference, lateMs } = lateness(before, sentMs, nowMs)
    before = difference
    return lateMs
  })
}

/** One message every half second, from a clock that is `behindMs` behind. */
const drag = (fromMs: number, count: number, behindMs: number) =>
  Array.from({ length: count }, (_, at): [number, number] => {
    const sentMs = fromMs + at * 500
    return [sentMs, sentMs + behindMs]
  })

describe('lateness', () => {
  it('takes the fastest message as one without delay', () => {
    expect(delaysOf([100, 5_000], [200, 9_000], [300, 5_100])).toEqual([
      0, 3_900, 0,
    ])
  })

  it('recovers when the sender’s clock has stopped while its laptop slept', () => {
    const sleptMs = 60_000
    const woken = drag(2_500, 60, 100 + sleptMs)
    const delays = delaysOf(...drag(0, 5, 100), ...woken).slice(5)
    const late = delays.filter((lateMs) => lateMs > tooLateMs)
    expect(late.length * 500).toBeLessThanOrEqual(recoverAfterMs + 500)
    expect(delays[delays.length - 1]).toBe(0)
  })

  it('reports no delay when this side’s clock has stopped during sleep', () => {
    const delays = delaysOf(...drag(60_000, 5, 100), ...drag(63_000, 5, -500))
    expect(Math.max(...delays)).toBe(0)
  })

  it.each([1, 12, 600])(
    'recognises messages that were sent before an outage of %i seconds and arrive all at once',
    (seconds) => {
      const afterMs = 3_000 + tooLateMs + seconds * 1_000
      const queued = drag(3_000, 5, 100).map(([sentMs]): [number, number] => [
        sentMs,
        afterMs + 2_000,
      ])
      const delays = delaysOf(...drag(0, 5, 100), ...queued, [
        afterMs,
        afterMs + 100,
      ])
      expect(Math.min(...delays.slice(5, 10))).toBeGreaterThan(tooLateMs - 100)
      expect(delays[10]).toBe(0)
    }
  )
})
