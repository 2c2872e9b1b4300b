import { closeUp } from './closeUp'
import type { Rectangle } from './rectangle'
import type { Spot } from './spot'

/**
 * In CSS pixels: on paper as wide as a page, letters are a third larger than on
 * the screen, and there is enough around the place to recognise it.
 */
const leastWidth = 400

/** Of a large screen it is this share of its width, or nobody would know where it is. */
const leastShare = 1 / 5

/**
 * The part of a frame that a step’s picture shows.
 *
 * @param pixelRatio pixels of the frame per CSS pixel
 * @returns whole pixels of the frame, so that nothing is scaled
 */
export function stepCrop(
  { point, frame }: Spot,
  pixelRatio: number
): Rectangle {
  const mark = { type: 'pointer', id: 0, seenMs: 0, point, frame } as const
  const wanted = Math.max(leastWidth, (frame.width * leastShare) / pixelRatio)
  const { x, y, width, height } = closeUp(mark, frame, pixelRatio, wanted)
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}
