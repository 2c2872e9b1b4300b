import { backoffMs, withJitter } from './backoff'

describe('backoff', () => {
  it('doubles from half a second up to ten seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 99].map(backoffMs)).toEqual([
      500, 1000, 2000, 4000, 8000, 10_000, 10_000,
    ])
  })

  it('takes an attempt that makes no sense for the first', () => {
    expect(backoffMs(0)).toBe(500)
    expect(backoffMs(-3)).toBe(500)
  })

  it('spreads a delay over its second half', () => {
    expect(withJitter(1000, 0)).toBe(500)
    expect(withJitter(1000, 0.999)).toBe(1000)
  })
})
