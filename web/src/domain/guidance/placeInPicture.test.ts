import { placeInPicture } from './placeInPicture'

describe('placeInPicture', () => {
  it.each([
    [0, 0, 'top-left'],
    [0.34, 0.1, 'top-center'],
    [0.5, 0.5, 'middle-center'],
    [1, 1, 'bottom-right'],
    [0.7, 0.32, 'top-right'],
  ])('finds %p, %p at the %s', (x, y, place) =>
    expect(placeInPicture({ x, y })).toBe(place)
  )
})
