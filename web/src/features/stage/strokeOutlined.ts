import { markColour, outlined } from './markLook'

/**
 * A line in the colours of a mark.
 *
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
