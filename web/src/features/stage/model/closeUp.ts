import type { Mark } from './mark'
import type { Point, Size } from './pictureView'
import { around, type Rectangle } from './rectangle'

/** The aspect ratio of the enlarged part. */
export const closeUpShape = 8 / 5

/**
 * The least width of the part around a point, in CSS pixels; it shows a button
 * with its label.
 */
const usualWidth = 256

/** How much larger the part is than a stroke in it. */
const air = 1.5

/**
 * The part of a frame that shows an annotation: centred on it, and within the
 * frame.
 *
 * @param frame in pixels
 * @param pixelRatio pixels of the frame per CSS pixel
 * @param leastWidth in CSS pixels
 * @returns in pixels of the frame, with the aspect ratio of a close-up
 */
export function closeUp(
  mark: Mark,
  frame: Size,
  pixelRatio: number,
  leastWidth = usualWidth
): Rectangle {
  const box = boxOf(mark, frame)
  const wanted = Math.max(
    leastWidth * pixelRatio,
    box.width * air,
    box.height * air * closeUpShape
  )
  const width = Math.min(wanted, frame.width, frame.height * closeUpShape)
  const height = width / closeUpShape
  return {
    x: within(box.x + box.width / 2 - width / 2, frame.width - width),
    y: within(box.y + box.height / 2 - height / 2, frame.height - height),
    width,
    height,
  }
}

/**
 * @returns the position of that point of the frame on a canvas that shows a
 * part of it
 */
export const onCanvas = (
  { x, y }: Point,
  frame: Size,
  part: Rectangle,
  canvas: Size
): Point => ({
  x: ((x * frame.width - part.x) / part.width) * canvas.width,
  y: ((y * frame.height - part.y) / part.height) * canvas.height,
})

function boxOf(mark: Mark, frame: Size): Rectangle {
  const points = mark.type === 'stroke' ? mark.points : [mark.point]
  const box = around(points) ?? { x: 0.5, y: 0.5, width: 0, height: 0 }
  return {
    x: box.x * frame.width,
    y: box.y * frame.height,
    width: box.width * frame.width,
    height: box.height * frame.height,
  }
}

const within = (start: number, most: number) =>
  Math.min(Math.max(start, 0), Math.max(most, 0))
