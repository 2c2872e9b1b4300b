import fc from 'fast-check'

import { TokenBucket } from './TokenBucket'

describe('TokenBucket', () => {
  it('allows a burst, and then the average rate', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 })
    const taken = [0, 0, 0, 0, 499, 500, 500, 1000].map((at) => bucket.take(at))
    expect(taken).toEqual([true, true, true, false, false, true, false, true])
  })

  it('saves up no more than one burst', () => {
    const bucket = new TokenBucket({ burst: 2, perSecond: 1 })
    const taken = [0, 3_600_000, 3_600_000, 3_600_000].map((at) =>
      bucket.take(at)
    )
    expect(taken).toEqual([true, true, true, false])
  })

  it('never allows more than burst and average together', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 2000 }), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(steps, (pauses) => {
        const bucket = new TokenBucket({ burst: 5, perSecond: 3 })
        let now = 0
        const taken = pauses.filter((pause) => bucket.take((now += pause)))
        expect(taken.length).toBeLessThanOrEqual(5 + (now / 1000) * 3)
      })
    )
  })
})
