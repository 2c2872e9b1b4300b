import { screenRegionOf } from './screenRegion'

describe('screenRegionOf', () => {
  it('finds the ninth of the screen that contains a point', () => {
    const thirds = [0, 0.5, 1]
    expect(
      thirds.map((y) => thirds.map((x) => screenRegionOf({ x, y })))
    ).toEqual([
      ['upperLeft', 'top', 'upperRight'],
      ['left', 'middle', 'right'],
      ['lowerLeft', 'bottom', 'lowerRight'],
    ])
  })

  it.each([
    [0.34, 0.1, 'top'],
    [0.7, 0.32, 'upperRight'],
  ])('maps %p, %p to %s', (x, y, region) =>
    expect(screenRegionOf({ x, y })).toBe(region)
  )
})
