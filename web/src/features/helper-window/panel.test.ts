import fc from 'fast-check'

import {
  nextTextScale,
  parseTextScale,
  textScales,
} from 'src/browser/useTextScale'
import { isNewBurst } from 'src/features/pointing/ui/useMarkChime'
import { occlusion } from 'src/features/stage/coveredNow'
import {
  closeUp,
  closeUpShape,
  onCanvas,
} from 'src/features/stage/model/closeUp'
import { fadeAfterMs, type Mark } from 'src/features/stage/model/mark'
import { isSameShape } from 'src/features/stage/model/rectangle'

const frame = { width: 1920, height: 1080 }
const any = { id: 1, frame, seenMs: 0 }
const pointer = (x: number, y: number): Mark => ({
  ...any,
  type: 'pointer',
  point: { x, y },
})
const stroke = (...points: { x: number; y: number }[]): Mark => ({
  ...any,
  type: 'stroke',
  points,
})

describe('closeUp', () => {
  it('is centred on the spot', () => {
    const part = closeUp(pointer(0.5, 0.5), frame, 1)
    expect(part).toEqual({ x: 832, y: 460, width: 256, height: 160 })
    const canvas = { width: 512, height: 320 }
    expect(onCanvas({ x: 0.5, y: 0.5 }, frame, part, canvas)).toEqual({
      x: 256,
      y: 160,
    })
  })

  it('shows the same area on a high-resolution screen', () => {
    expect(closeUp(pointer(0.5, 0.5), frame, 2).width).toBe(512)
  })

  it('shows the whole of a stroke', () => {
    const part = closeUp(
      stroke({ x: 0.2, y: 0.2 }, { x: 0.6, y: 0.3 }),
      frame,
      1
    )
    expect(part.x).toBeLessThan(0.2 * 1920)
    expect(part.x + part.width).toBeGreaterThan(0.6 * 1920)
    expect(closeUp(stroke(), frame, 1).x).toBe(832)
  })

  it('never leaves the frame, and keeps its aspect ratio', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const pixels = fc.integer({ min: 1, max: 16_384 })
    const point = fc.record({ x: share, y: share })
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 5 }),
        fc.record({ width: pixels, height: pixels }),
        fc.constantFrom(1, 1.5, 3),
        (points, size, ratio) => {
          const part = closeUp(stroke(...points), size, ratio)
          expect(part.x).toBeGreaterThanOrEqual(0)
          expect(part.y).toBeGreaterThanOrEqual(0)
          expect(part.x + part.width).toBeLessThanOrEqual(size.width + 1e-6)
          expect(part.y + part.height).toBeLessThanOrEqual(size.height + 1e-6)
          expect(part.width / part.height).toBeCloseTo(closeUpShape)
        }
      )
    )
  })
})

describe('isSameShape', () => {
  it('tolerates the rounding of encoders, and nothing more', () => {
    expect(isSameShape(frame, { width: 960, height: 540 })).toBe(true)
    expect(
      isSameShape({ width: 1366, height: 768 }, { width: 341, height: 192 })
    ).toBe(true)
    expect(isSameShape(frame, { width: 1920, height: 1060 })).toBe(false)
    expect(isSameShape(frame, { width: 1080, height: 1920 })).toBe(false)
  })
})

describe('covered', () => {
  const window = { x: 900, y: 300, width: 360, height: 480 }
  const screen = { x: 0, y: 0, width: 1280, height: 720 }

  it("is the window's area in the frame", () => {
    expect(occlusion(window, screen, frame)).toEqual({
      x: 1350,
      y: 450,
      width: 540,
      height: 720,
    })
    const right = { ...screen, x: 1280 }
    expect(occlusion({ ...window, x: 2180 }, right, frame)?.x).toBe(1350)
  })

  it('is null on another screen, or if the browser reports nothing', () => {
    expect(occlusion(window, { ...screen, height: 1024 }, frame)).toBeNull()
    expect(occlusion({ ...window, width: 0 }, screen, frame)).toBeNull()
    expect(occlusion(window, { ...screen, width: NaN }, frame)).toBeNull()
  })
})

describe('the text size', () => {
  it('cycles through the sizes', () => {
    expect(textScales.map(nextTextScale)).toEqual([130, 160, 200, 100])
  })

  it('is 100 for an invalid stored value', () => {
    expect(['160', '', '1e9', null].map(parseTextScale)).toEqual([
      160, 100, 100, 100,
    ])
  })
})

describe('isNewBurst', () => {
  const at = (seenMs: number): Mark => ({ ...pointer(0, 0), seenMs })

  it('is true for the first annotation, and the first after a pause', () => {
    expect(isNewBurst(null, at(5))).toBe(true)
    expect(isNewBurst(at(0), at(fadeAfterMs))).toBe(true)
  })

  it('is false while annotations continue, or have stopped', () => {
    expect(isNewBurst(at(0), at(fadeAfterMs - 1))).toBe(false)
    expect(isNewBurst(at(0), null)).toBe(false)
  })
})
