import { AttemptLimiter } from './useSpokenWords'

describe('the attempts of someone who types words', () => {
  const minuteMs = 60_000
  let now = 0
  let attempts: AttemptLimiter

  beforeEach(() => {
    now = 0
    attempts = new AttemptLimiter(() => now)
  })

  const take = (count: number) =>
    Array.from({ length: count }, (_, index) => attempts.take(`id-${index}`))

  it('are limited to eight', () => {
    expect(take(9)).toEqual([...Array(8).fill(true), false])
  })

  it('do not count the same words twice', () => {
    take(8)
    expect(attempts.take('id-0')).toBe(true)
  })

  it('are forgotten after ten minutes', () => {
    take(8)
    now = 10 * minuteMs
    expect(attempts.take('another')).toBe(false)
    now++
    expect(attempts.take('another')).toBe(true)
  })
})
