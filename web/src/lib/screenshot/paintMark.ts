import type { Mark } from 'src/domain/guidance/mark'
import type { Point, Size } from 'src/domain/picture/pictureView'

import { type Ink, paintArrow } from './paintArrow'

/** @param onCanvas where a share of the frame is on the canvas */
export function paintMark(
  drawing: CanvasRenderingContext2D,
  mark: Mark,
  canvas: Size,
  ink: Ink,
  onCanvas: (share: Point) => Point
): void {
  if (mark.type === 'stroke') {
    return paintStroke(drawing, mark.points.map(onCanvas), ink)
  }
  const label = mark.type === 'step' ? String(mark.number) : undefined
  paintArrow(drawing, onCanvas(mark.point), canvas, ink, label)
}

function paintStroke(
  drawing: CanvasRenderingContext2D,
  points: readonly Point[],
  { line, edge, scale }: Ink
): void {
  const path = new Path2D()
  points.forEach(({ x, y }) => path.lineTo(x, y))
  // A line of one point is a dot.
  const [first] = points
  if (first && points.length === 1) path.lineTo(first.x, first.y)
  drawing.save()
  drawing.lineCap = drawing.lineJoin = 'round'
  drawing.lineWidth = 10 * scale
  drawing.strokeStyle = edge
  drawing.stroke(path)
  drawing.lineWidth = 6 * scale
  drawing.strokeStyle = line
  drawing.stroke(path)
  drawing.restore()
}
