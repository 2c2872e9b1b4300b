import { theme } from 'src/styles/theme'

import { discShape, numeralColour, numeralSize } from './markLook'
import type { Point } from './model/pictureView'

/**
 * A numbered step, centred on the point.
 *
 * @param at pixels of the canvas
 * @param scale pixels of the canvas per CSS pixel
 */
export function paintDisc(
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
