import { placementOf, toStage } from './picturePlacement'
import { fitted, panned, zoomedTo } from './pictureView'
import { isApart, nearest, type Spot, spotAt } from './spot'

const geometry = {
  stage: { width: 1000, height: 700 },
  source: { width: 1280, height: 720 },
  devicePixelRatio: 1,
}
const whole = fitted(geometry)
const close = panned(geometry, zoomedTo(geometry, whole, 8), { x: 77, y: -30 })

describe('spotAt', () => {
  it.each([whole, close])('finds the visible point at %j', (view) => {
    const placement = placementOf(geometry, view)
    const point = { x: 0.4711, y: 0.5502 }
    const { spot, isInPicture } = spotAt(
      { geometry, placement },
      toStage(placement, point)
    )
    expect(isInPicture).toBe(true)
    expect(spot.frame).toEqual(geometry.source)
    expect(spot.point.x).toBeCloseTo(point.x, 9)
    expect(spot.point.y).toBeCloseTo(point.y, 9)
  })

  it('reports a point outside the picture, and the nearest one inside', () => {
    const placement = placementOf(geometry, whole)
    const { spot, isInPicture } = spotAt(
      { geometry, placement },
      { x: 500, y: 3 }
    )
    expect(isInPicture).toBe(false)
    expect(spot.point).toEqual({ x: 0.5, y: 0 })
  })
})

describe('nearest', () => {
  it('stays within the picture', () => {
    expect(nearest({ x: -0.1, y: 1.1 })).toEqual({ x: 0, y: 1 })
    expect(nearest({ x: 0.3, y: 0.7 })).toEqual({ x: 0.3, y: 0.7 })
  })
})

describe('isApart', () => {
  it('measures in pixels of the frame', () => {
    const at = (x: number, y: number): Spot => ({
      point: { x: x / 1280, y: y / 720 },
      frame: geometry.source,
    })
    expect(isApart(at(10, 10), at(10.5, 10.5))).toBe(false)
    expect(isApart(at(10, 10), at(10.8, 10.8))).toBe(true)
    expect(isApart(at(10, 10), at(10, 12))).toBe(true)
  })
})
