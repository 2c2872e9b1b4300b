import { closeUp } from './model/closeUp'
import { spotOf } from './model/mark'
import type { Point, Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'
import type { Painting } from './paintCloseUp'
import { strokeOutlined } from './paintMark'
import { paintPart } from './paintPart'

/** CSS pixels: so small a picture has no room for wider lines. */
const frameWidth = 2
const dotWidth = 5

/**
 * The whole screenshot, small; a frame marks the part that the close-up shows.
 */
export function paintMap(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { screenshot, marks, scale }: Painting
): void {
  const newest = marks[marks.length - 1]
  if (!newest) return
  const part = closeUp(newest, screenshot, scale)
  paintOverview(drawing, canvas, {
    screenshot,
    part,
    scale,
    spots: marks.map(spotOf),
  })
}

interface Overview extends Pick<Painting, 'screenshot' | 'scale'> {
  /** pixels of the screenshot */
  part: Rectangle
  /** fractions of the screenshot */
  spots: readonly Point[]
}

/** The same for any part of it, and dots for the spots. */
export function paintOverview(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { screenshot, part, spots, scale }: Overview
): void {
  const all = { x: 0, y: 0, width: screenshot.width, height: screenshot.height }
  paintPart(drawing, screenshot, all, canvas)
  const share = canvas.width / screenshot.width
  const { x, y, width, height } = part
  const frame = new Path2D()
  frame.rect(x * share, y * share, width * share, height * share)
  strokeOutlined(drawing, frame, frameWidth, scale)
  for (const spot of spots) {
    const dot = new Path2D()
    dot.moveTo(spot.x * canvas.width, spot.y * canvas.height)
    dot.lineTo(spot.x * canvas.width, spot.y * canvas.height)
    strokeOutlined(drawing, dot, dotWidth, scale)
  }
}
