import { arrowShape, arrowTurn, markWidth } from './markLook'
import type { Point, Size } from './model/pictureView'
import { strokeOutlined } from './strokeOutlined'

/**
 * A ring exactly around the point, and an arrow to it from the side with more
 * room.
 *
 * @param at pixels of the canvas
 * @param scale pixels of the canvas per CSS pixel
 */
export function paintArrow(
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
