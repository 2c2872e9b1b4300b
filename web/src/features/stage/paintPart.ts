import type { Screenshot } from './grabScreenshot'
import type { Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'

/** The covered part of the screen is left grey. */
const coverColour = '#8d8580'

/**
 * Draws a part of the screenshot on the whole canvas; the part covered by the
 * page itself is painted over, or each screenshot would contain the previous
 * one, and so on.
 */
export function paintPart(
  drawing: CanvasRenderingContext2D,
  screenshot: Screenshot,
  part: Rectangle,
  canvas: Size
): void {
  const scale = canvas.width / part.width
  drawing.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(screenshot.image, 0, 0)
  if (screenshot.covered) {
    const { x, y, width, height } = screenshot.covered
    drawing.fillStyle = coverColour
    drawing.fillRect(x, y, width, height)
  }
  drawing.setTransform(1, 0, 0, 1, 0, 0)
}
