import type { Rectangle } from 'src/domain/panel/rectangle'
import type { Size } from 'src/domain/picture/pictureView'

import type { Still } from './ScreenshotStore'

/** What covers a part of the screen is left grey. */
const coverColour = '#8d8580'

/**
 * A part of the still on all of the canvas; what the page itself covers of it
 * is painted out, or each still would show the one before, and so on.
 */
export function paintPart(
  drawing: CanvasRenderingContext2D,
  still: Still,
  part: Rectangle,
  canvas: Size
): void {
  const scale = canvas.width / part.width
  drawing.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(still.image, 0, 0)
  if (still.covered) {
    const { x, y, width, height } = still.covered
    drawing.fillStyle = coverColour
    drawing.fillRect(x, y, width, height)
  }
  drawing.setTransform(1, 0, 0, 1, 0, 0)
}
