import { spotOf } from 'src/domain/guidance/mark'
import { closeUp } from 'src/domain/panel/closeUp'
import type { Size } from 'src/domain/picture/pictureView'

import type { Painting } from './paintCloseUp'
import { paintPart } from './paintPart'

/** All of the still, small; a frame stands about the part that the close-up shows. */
export function paintMap(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { still, marks, ink, coverColour }: Painting
): void {
  const newest = marks[marks.length - 1]
  if (!newest) return
  const all = { x: 0, y: 0, width: still.width, height: still.height }
  paintPart(drawing, still, all, canvas, coverColour)
  const scale = canvas.width / still.width
  const { x, y, width, height } = closeUp(newest, still, ink.scale)
  const shape = [x * scale, y * scale, width * scale, height * scale] as const
  for (const [colour, thickness] of [
    [ink.edge, 5],
    [ink.line, 3],
  ] as const) {
    drawing.strokeStyle = colour
    drawing.lineWidth = thickness * ink.scale
    drawing.strokeRect(...shape)
  }
  for (const mark of marks) {
    const spot = spotOf(mark)
    drawing.beginPath()
    drawing.arc(
      spot.x * canvas.width,
      spot.y * canvas.height,
      4 * ink.scale,
      0,
      2 * Math.PI
    )
    drawing.fillStyle = ink.line
    drawing.strokeStyle = ink.edge
    drawing.lineWidth = 2 * ink.scale
    drawing.stroke()
    drawing.fill()
  }
}
