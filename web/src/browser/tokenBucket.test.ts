import { type Remainder, spend } from './tokenBucket'

const two = { perSecond: 2, burst: 3 }

function passed(...momentsMs: number[]): number[] {
  let remainder: Remainder | null = null
  return momentsMs.filter((nowMs) => {
    const next = spend(two, remainder, nowMs)
    remainder = next ?? remainder
    return next
  })
}

describe('spend', () => {
  it('allows a burst, and then the average rate', () => {
    expect(passed(0, 0, 0, 0, 400, 500, 900, 1_000)).toEqual([
      0, 0, 0, 500, 1_000,
    ])
  })

  it('accumulates at most one burst', () => {
    expect(passed(0, 60_000, 60_000, 60_000, 60_000)).toEqual([
      0, 60_000, 60_000, 60_000,
    ])
  })
})
