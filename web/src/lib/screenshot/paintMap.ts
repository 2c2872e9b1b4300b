import { spotOf } from 'src/domain/guidance/mark'
import { closeUp } from 'src/domain/panel/closeUp'
import type { Rectangle } from 'src/domain/panel/rectangle'
import type { Point, Size } from 'src/domain/picture/pictureView'

import type { Painting } from './paintCloseUp'
import { paintPart } from './paintPart'
import { strokeOutlined } from './strokeOutlined'

/** CSS pixels: so small a picture has no room for wider lines. */
const frameWidth = 2
const dotWidth = 5

/**
 * The whole screenshot, small; a frame marks the part that the close-up shows.
 */
export function paintMap(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { still, marks, scale }: Painting
): void {
  const newest = marks[marks.length - 1]
  if (!newest) return
  const part = closeUp(newest, still, scale)
  paintOverview(drawing, canvas, {
    still,
    part,
    scale,
    spots: marks.map(spotOf),
  })
}

interface Overview extends Pick<Painting, 'still' | 'scale'> {
  /** pixels of the screenshot */
  part: Rectangle
  /** fractions of the screenshot */
  spots: readonly Point[]
}

/** The same for any part of it, and dots for the spots. */
export function paintOverview(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { still, part, spots, scale }: Overview
): void {
  const all = { x: 0, y: 0, width: still.width, height: still.height }
  paintPart(drawing, still, all, canvas)
  const share = canvas.width / still.width
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
