import {
  nearest,
  type Point,
  type Rectangle,
  type Size,
} from 'src/features/stage/headless'

/**
 * A rectangle of the captured screen that nobody else sees, as fractions (0 to
 * 1) of the frame. The rectangle stays in place if the content below moves
 * (docs/decisions/0094).
 */
export type Mask = Rectangle

/**
 * Masks, and the size in pixels of the frame on which they were drawn. A frame
 * of another size may show other content below them.
 */
export interface Cover {
  masks: readonly Mask[]
  frame: Size
}

export const isDrawnOn = ({ frame }: Cover, { width, height }: Size): boolean =>
  frame.width === width && frame.height === height

/** A limit: somebody who needs more masks should share something else. */
export const mostMasks = 12

const usual: Size = { width: 0.25, height: 0.2 }
const least = 0.02

const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value))

function inside({ x, y, width, height }: Mask): Mask {
  const size = {
    width: clamp(width, least, 1),
    height: clamp(height, least, 1),
  }
  return {
    x: clamp(x, 0, 1 - size.width),
    y: clamp(y, 0, 1 - size.height),
    ...size,
  }
}

export const maskAround = ({ x, y }: Point): Mask =>
  inside({ x: x - usual.width / 2, y: y - usual.height / 2, ...usual })

/**
 * @param from, to as fractions of the frame
 * @returns null if the area is too small to be intended
 */
export function maskBetween(from: Point, to: Point): Mask | null {
  const [one, other] = [nearest(from), nearest(to)]
  const width = Math.abs(one.x - other.x)
  const height = Math.abs(one.y - other.y)
  if (width < least || height < least) return null
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return { x, y, width, height }
}

/** @param by as fractions of the frame */
export const movedBy = (mask: Mask, by: Point): Mask =>
  inside({ ...mask, x: mask.x + by.x, y: mask.y + by.y })

/** Moves the right and bottom edges of the mask. */
export const resizedBy = (mask: Mask, by: Point): Mask =>
  inside({
    ...mask,
    width: clamp(mask.width + by.x, least, 1 - mask.x),
    height: clamp(mask.height + by.y, least, 1 - mask.y),
  })

/**
 * @returns pixels at even positions: in most formats, two neighbouring pixels
 * share their colour
 */
export function maskedPixels(mask: Mask, { width, height }: Size): Rectangle {
  const [x, endX] = evenSpan(mask.x, mask.width, width)
  const [y, endY] = evenSpan(mask.y, mask.height, height)
  return { x, y, width: endX - x, height: endY - y }
}

function evenSpan(start: number, length: number, pixels: number) {
  const first = Math.floor((start * pixels) / 2) * 2
  const end = Math.ceil(((start + length) * pixels) / 2) * 2
  return [clamp(first, 0, pixels), clamp(end, 0, pixels)] as const
}
