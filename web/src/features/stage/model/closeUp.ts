import type { Mark } from './mark'
import type { Point, Size } from './pictureView'
import { around, type Rectangle } from './rectangle'

/** A close-up's ratio of width to height. */
export const closeUpShape = 8 / 5

/** In CSS pixels: wide enough for a button with its label. */
const usualWidth = 256

/** A close-up is larger by this factor than a line drawn in it. */
const air = 1.5

/**
 * @param frame size in pixels
 * @param pixelRatio pixels of the frame per CSS pixel
 * @param leastWidth in CSS pixels
 * @returns the part of the frame around an annotation, in pixels of the frame
 * and with the ratio `closeUpShape`
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
 * @param point fractions (0 to 1) of the frame
 * @param part the part of the frame that the canvas shows, in pixels of the
 * frame
 * @returns the position of the point on the canvas, in pixels of the canvas
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
