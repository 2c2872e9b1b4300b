import { theme } from 'src/styles/theme'

import {
  arrowShape,
  arrowTurn,
  discShape,
  markColour,
  markWidth,
  numeralColour,
  numeralSize,
  outlined,
} from './markLook'
import type { Mark } from './model/mark'
import type { Point, Size } from './model/pictureView'

/**
 * @param width in CSS pixels
 * @param scale units of the path per CSS pixel
 */
export function strokeOutlined(
  drawing: CanvasRenderingContext2D,
  path: Path2D,
  width: number,
  scale: number
): void {
  drawing.save()
  drawing.lineCap = drawing.lineJoin = 'round'
  for (const [colour, more] of outlined(markColour)) {
    drawing.strokeStyle = colour
    drawing.lineWidth = (width + more) * scale
    drawing.stroke(path)
  }
  drawing.restore()
}

/**
 * Paints the arrow on the side where it fits into the canvas.
 *
 * @param at position in pixels of the canvas
 * @param scale pixels of the canvas per CSS pixel
 */
function paintArrow(
  drawing: CanvasRenderingContext2D,
  at: Point,
  canvas: Size,
  scale: number
): void {
  const turn = arrowTurn(
    { x: at.x / scale, y: at.y / scale },
    { width: canvas.width / scale, height: canvas.height / scale }
  )
  drawing.save()
  drawing.translate(at.x, at.y)
  drawing.scale(scale * turn.x, scale * turn.y)
  strokeOutlined(drawing, new Path2D(arrowShape), markWidth, 1)
  drawing.restore()
}

/**
 * @param at position in pixels of the canvas
 * @param scale pixels of the canvas per CSS pixel
 */
function paintDisc(
  drawing: CanvasRenderingContext2D,
  at: Point,
  number: number,
  scale: number
): void {
  drawing.save()
  drawing.translate(at.x, at.y)
  drawing.scale(scale, scale)
  for (const [radius, colour] of discShape) {
    drawing.beginPath()
    drawing.arc(0, 0, radius, 0, 2 * Math.PI)
    drawing.fillStyle = colour
    drawing.fill()
  }
  drawing.fillStyle = numeralColour
  drawing.font = `700 ${numeralSize}px ${theme.font.body}`
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  drawing.fillText(String(number), 0, 0)
  drawing.restore()
}

/**
 * Paints an annotation so that it looks the same as on the helper’s page.
 *
 * @param scale pixels of the canvas per CSS pixel
 * @param onCanvas converts fractions (0 to 1) of the frame to pixels of the
 * canvas
 */
export function paintMark(
  drawing: CanvasRenderingContext2D,
  mark: Mark,
  canvas: Size,
  scale: number,
  onCanvas: (share: Point) => Point
): void {
  switch (mark.type) {
    case 'stroke': {
      const path = strokePath(mark.points.map(onCanvas))
      return strokeOutlined(drawing, path, markWidth, scale)
    }
    case 'pointer':
      return paintArrow(drawing, onCanvas(mark.point), canvas, scale)
    case 'step':
      return paintDisc(drawing, onCanvas(mark.point), mark.number, scale)
  }
}

function strokePath(points: readonly Point[]): Path2D {
  const path = new Path2D()
  points.forEach(({ x, y }) => path.lineTo(x, y))
  // A line of a single point is painted as a dot.
  const [first] = points
  if (first && points.length === 1) path.lineTo(first.x, first.y)
  return path
}
