import { backoffMs, withJitter } from './backoff'

describe('backoff', () => {
  it('doubles from half a second up to ten seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 99].map(backoffMs)).toEqual([
      500, 1000, 2000, 4000, 8000, 10_000, 10_000,
    ])
  })

  it('treats an invalid attempt number as the first attempt', () => {
    expect(backoffMs(0)).toBe(500)
    expect(backoffMs(-3)).toBe(500)
  })

  it('spreads a delay over its second half', () => {
    expect(withJitter(1000, 0)).toBe(500)
    expect(withJitter(1000, 0.999)).toBe(1000)
  })
})
