import fc from 'fast-check'

import { placementOf, toSource, toStage } from './picturePlacement'
import {
  actualScale,
  fitted,
  type PictureGeometry,
  zoomedTo,
} from './pictureView'

const odd: PictureGeometry = {
  stage: { width: 1001, height: 601 },
  source: { width: 400, height: 200 },
  devicePixelRatio: 1,
}

const share = fc.double({ min: 0, max: 1, noNaN: true })
const shares = fc.record({ x: share, y: share })
const side = fc.integer({ min: 100, max: 8000 })
const size = fc.record({ width: side, height: side })
const ratios = fc.constantFrom(1, 1.25, 1.5, 2, 3)
const geometries = fc.record({
  stage: size,
  source: size,
  devicePixelRatio: ratios,
})

describe('picturePlacement', () => {
  it('starts on a whole pixel of the screen at 100 %', () => {
    const view = zoomedTo(odd, fitted(odd), actualScale(odd))

    expect(view.offset).toEqual({ x: 300.5, y: 200.5 })
    expect(placementOf(odd, view)).toEqual({
      left: 301,
      top: 201,
      width: 400,
      height: 200,
    })
  })

  it('starts at any position at other sizes', () => {
    expect(placementOf(odd, fitted(odd))).toEqual({
      left: 0,
      top: 50.25,
      width: 1001,
      height: 500.5,
    })
  })

  it('reports that a point is outside the picture', () => {
    expect(toSource(placementOf(odd, fitted(odd)), { x: 0, y: 0 }).y).toBe(
      -50.25 / 500.5
    )
  })

  it('maps a pixel of the source back to itself, from 1x to 8x', () => {
    fc.assert(
      fc.property(
        geometries,
        fc.integer({ min: 1, max: 8 }),
        shares,
        shares,
        (geometry, zoom, where, point) => {
          const { stage, source } = geometry
          const about = { x: where.x * stage.width, y: where.y * stage.height }
          const view = fitted(geometry)
          const placement = placementOf(
            geometry,
            zoomedTo(geometry, view, zoom * view.scale, about)
          )
          const again = toSource(placement, toStage(placement, point))
          const off = (a: number, b: number, length: number) =>
            Math.abs(a - b) * length
          expect(off(again.x, point.x, source.width)).toBeLessThan(1e-6)
          expect(off(again.y, point.y, source.height)).toBeLessThan(1e-6)
        }
      )
    )
  })

  it('finds the drawn pixel at a point, also at 100 %', () => {
    fc.assert(
      fc.property(geometries, shares, (geometry, point) => {
        const view = zoomedTo(geometry, fitted(geometry), actualScale(geometry))
        const { x } = toStage(placementOf(geometry, view), point)
        const exact =
          view.offset.x + point.x * geometry.source.width * view.scale
        expect(Math.abs(x - exact) / view.scale).toBeLessThan(1)
      })
    )
  })
})
