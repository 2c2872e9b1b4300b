import { lateness } from './lateness'

describe('lateness', () => {
  it('takes the fastest message as one without delay', () => {
    const first = lateness(null, 100, 5_000)
    expect(first).toEqual({ leastMs: 4_900, lateMs: 0 })
    const late = lateness(first.leastMs, 200, 9_000)
    expect(late).toEqual({ leastMs: 4_900, lateMs: 3_900 })
    expect(lateness(late.leastMs, 300, 5_100)).toEqual({
      leastMs: 4_800,
      lateMs: 0,
    })
  })
})
