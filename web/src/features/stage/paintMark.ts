import { markWidth } from './markLook'
import type { Mark } from './model/mark'
import type { Point, Size } from './model/pictureView'
import { paintArrow } from './paintArrow'
import { paintDisc } from './paintDisc'
import { strokeOutlined } from './strokeOutlined'

/**
 * A mark as the helper sees it.
 *
 * @param scale pixels of the canvas per CSS pixel
 * @param onCanvas maps a fraction of the frame to the canvas
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
  // A line of one point is a dot.
  const [first] = points
  if (first && points.length === 1) path.lineTo(first.x, first.y)
  return path
}
