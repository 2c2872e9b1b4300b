import { topOfScale } from './topOfScale'

describe('topOfScale', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [7, 10],
    [10, 10],
    [11, 20],
    [480, 500],
    [20_001, 50_000],
    [99_999, 100_000],
  ])('a peak of %s is shown on a scale up to %s', (peak, top) => {
    expect(topOfScale(peak)).toBe(top)
  })
})
