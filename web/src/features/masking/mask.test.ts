import fc from 'fast-check'

import {
  type Mask,
  maskAround,
  maskBetween,
  maskedPixels,
  movedBy,
  resizedBy,
} from './mask'

const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({ x: fraction, y: fraction })
const anywhere = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
})

const isInside = ({ x, y, width, height }: Mask) =>
  x >= 0 &&
  y >= 0 &&
  width > 0 &&
  height > 0 &&
  x + width <= 1 + 1e-9 &&
  y + height <= 1 + 1e-9

describe('a mask', () => {
  it('covers a dragged area, in any direction', () => {
    const mask = maskBetween({ x: 0.5, y: 0.75 }, { x: 0.25, y: 0.25 })
    expect(mask).toEqual({ x: 0.25, y: 0.25, width: 0.25, height: 0.5 })
  })

  it('ends at the edge if a drag goes beyond it', () => {
    const mask = maskBetween({ x: 0.5, y: 0.5 }, { x: 7, y: -2 })
    expect(mask).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
  })

  it('is null if a drag was too short to be intended', () => {
    expect(maskBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull()
  })

  it('is around the position of a click, and inside the picture', () => {
    const { x, y, width, height } = maskAround({ x: 0.5, y: 0.5 })
    expect([x + width / 2, y + height / 2]).toEqual([0.5, 0.5])
    fc.assert(fc.property(point, (at) => isInside(maskAround(at))))
  })

  it('stays inside the picture however it is moved and resized', () => {
    fc.assert(
      fc.property(point, anywhere, anywhere, (at, by, more) => {
        const moved = movedBy(maskAround(at), by)
        const resized = resizedBy(moved, more)
        return (
          isInside(moved) &&
          isInside(resized) &&
          Math.abs(resized.x - moved.x) < 1e-9 &&
          Math.abs(resized.y - moved.y) < 1e-9
        )
      })
    )
  })

  it('covers every pixel that it touches, in pairs', () => {
    const size = fc.integer({ min: 2, max: 4_000 })
    fc.assert(
      fc.property(point, anywhere, size, size, (at, by, width, height) => {
        const mask = resizedBy(maskAround(at), by)
        const pixels = maskedPixels(mask, { width, height })
        const isPair = pixels.x % 2 === 0 && pixels.y % 2 === 0
        return (
          isPair &&
          pixels.x <= mask.x * width &&
          pixels.y <= mask.y * height &&
          pixels.x + pixels.width >= (mask.x + mask.width) * width - 1e-6 &&
          pixels.y + pixels.height >= (mask.y + mask.height) * height - 1e-6 &&
          pixels.x + pixels.width <= width &&
          pixels.y + pixels.height <= height
        )
      })
    )
  })
})
