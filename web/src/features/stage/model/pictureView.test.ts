import fc from 'fast-check'

import {
  actualScale,
  canPan,
  fitScale,
  fitted,
  isFitted,
  panned,
  percentOf,
  type PictureGeometry,
  resized,
  zoomedTo,
} from './pictureView'

const desktop: PictureGeometry = {
  stage: { width: 1000, height: 600 },
  source: { width: 2000, height: 1000 },
  devicePixelRatio: 1,
}
const whole = fitted(desktop)

const side = fc.integer({ min: 100, max: 8000 })
const size = fc.record({ width: side, height: side })
const geometries = fc.record({
  stage: size,
  source: size,
  devicePixelRatio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
const shares = fc.record({ x: share, y: share })
const factor = fc.double({ min: 0.05, max: 20, noNaN: true })
const delta = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
})

const views = fc
  .tuple(geometries, factor, shares, delta)
  .map(([geometry, by, { x, y }, pan]) => {
    const about = { x: x * geometry.stage.width, y: y * geometry.stage.height }
    const view = fitted(geometry)
    const zoomed = zoomedTo(geometry, view, view.scale * by, about)
    return { geometry, about, view: panned(geometry, zoomed, pan) }
  })

describe('pictureView', () => {
  it('fits the whole picture into the centre', () => {
    expect(whole).toEqual({ scale: 0.5, offset: { x: 0, y: 50 } })
    expect(percentOf(desktop, whole)).toBe(50)
    expect(canPan(desktop, whole)).toBe(false)
  })

  it('maps one pixel of the source to one of the screen at 100 %', () => {
    const sharp = { ...desktop, devicePixelRatio: 2 }
    const view = zoomedTo(sharp, fitted(sharp), actualScale(sharp))

    expect(view.scale).toBe(0.5)
    expect(percentOf(sharp, view)).toBe(100)
  })

  it('allows 100 % for a small picture that fits at a larger size', () => {
    const small = { ...desktop, source: { width: 100, height: 100 } }

    expect(zoomedTo(small, fitted(small), 0)).toEqual({
      scale: 1,
      offset: { x: 450, y: 250 },
    })
  })

  it('zooms up to eight times the fitting or the sharp size', () => {
    expect(zoomedTo(desktop, whole, 99).scale).toBe(8)
    expect(zoomedTo(desktop, whole, 0).scale).toBe(0.5)
  })

  it('stays fitted when the stage or the source changes', () => {
    const turned = { ...desktop, stage: { width: 600, height: 1000 } }

    expect(resized(desktop, whole, turned)).toEqual(fitted(turned))
  })

  it('keeps the visible part when the source becomes sharper', () => {
    const view = zoomedTo(desktop, whole, 1.5, { x: 0, y: 0 })
    const sharper = { ...desktop, source: { width: 4000, height: 2000 } }

    const next = resized(desktop, view, sharper)

    expect(next.scale).toBe(0.75)
    expect(next.offset.x).toBeCloseTo(view.offset.x)
    expect(next.offset.y).toBeCloseTo(view.offset.y)
  })

  it('keeps the centre when the stage becomes smaller', () => {
    const view = zoomedTo(desktop, whole, 2, { x: 700, y: 300 })
    const smaller = { ...desktop, stage: { width: 400, height: 300 } }
    const middle = (1000 / 2 - view.offset.x) / view.scale
    const next = resized(desktop, view, smaller)

    expect(next.scale).toBe(2)
    expect((400 / 2 - next.offset.x) / next.scale).toBeCloseTo(middle)
  })

  it('never lets the picture leave the stage', () => {
    fc.assert(
      fc.property(views, ({ geometry: { stage, source }, view }) => {
        for (const [axis, length] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          const start = view.offset[axis]
          const end = start + source[length] * view.scale
          if (end - start > stage[length]) {
            expect(start).toBeLessThanOrEqual(1e-6)
            expect(end).toBeGreaterThanOrEqual(stage[length] - 1e-6)
          } else {
            expect(start).toBeCloseTo(stage[length] - end, 5)
          }
        }
      })
    )
  })

  it('keeps the scale within its limits', () => {
    fc.assert(
      fc.property(views, ({ geometry, view }) => {
        const [fit, actual] = [fitScale(geometry), actualScale(geometry)]
        expect(view.scale).toBeGreaterThanOrEqual(Math.min(fit, actual))
        expect(view.scale).toBeLessThanOrEqual(8 * Math.max(fit, actual))
      })
    )
  })

  it('keeps the point under the pointer while the picture fills the stage', () => {
    fc.assert(
      fc.property(
        views,
        fc.double({ min: 1, max: 8, noNaN: true }),
        ({ geometry, about, view }, by) => {
          const { stage, source } = geometry
          fc.pre(source.width * view.scale >= stage.width)
          fc.pre(source.height * view.scale >= stage.height)
          const next = zoomedTo(geometry, view, view.scale * by, about)
          for (const axis of ['x', 'y'] as const) {
            const before = (about[axis] - view.offset[axis]) / view.scale
            const after = (about[axis] - next.offset[axis]) / next.scale
            expect(Math.abs(after - before)).toBeLessThan(1e-6)
          }
        }
      )
    )
  })

  it('does not change when the stage keeps its size', () => {
    fc.assert(
      fc.property(views, ({ geometry, view }) => {
        const { scale, offset } = resized(geometry, view, geometry)
        expect(scale).toBeCloseTo(view.scale, 9)
        expect(offset.x).toBeCloseTo(view.offset.x, 5)
        expect(offset.y).toBeCloseTo(view.offset.y, 5)
      })
    )
  })

  it('stays fitted after any number of resizes', () => {
    fc.assert(
      fc.property(geometries, geometries, (from, to) => {
        expect(isFitted(to, resized(from, fitted(from), to).scale)).toBe(true)
      })
    )
  })
})
