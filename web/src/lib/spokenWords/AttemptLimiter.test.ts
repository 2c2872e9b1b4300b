import { AttemptLimiter } from './AttemptLimiter'

describe('the tries of someone who types words', () => {
  const minuteMs = 60_000
  let now = 0
  let tries: AttemptLimiter

  beforeEach(() => {
    now = 0
    tries = new AttemptLimiter(() => now)
  })

  const take = (count: number) =>
    Array.from({ length: count }, (_, index) => tries.take(`id-${index}`))

  it('are eight, and then no more', () => {
    expect(take(9)).toEqual([...Array(8).fill(true), false])
  })

  it('do not count the same words twice', () => {
    take(8)
    expect(tries.take('id-0')).toBe(true)
  })

  it('are forgotten after ten minutes', () => {
    take(8)
    now = 10 * minuteMs
    expect(tries.take('another')).toBe(false)
    now++
    expect(tries.take('another')).toBe(true)
  })
})
