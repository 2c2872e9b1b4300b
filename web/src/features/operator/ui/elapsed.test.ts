import { elapsed } from './elapsed'

describe('elapsed', () => {
  const from = '2026-11-21T06:00:00.000Z'

  it.each([
    ['2026-11-21T06:00:59.000Z', [0, 0, 0]],
    ['2026-11-21T07:02:00.000Z', [0, 1, 2]],
    ['2026-11-23T09:00:00.000Z', [2, 3, 0]],
    ['2026-11-21T05:00:00.000Z', [0, 0, 0]],
  ])('until %s is %j', (until, expected) => {
    expect(elapsed(from, until)).toEqual(expected)
  })
})
