import type { Screenshot } from './grabScreenshot'
import { closeUp, onCanvas } from './model/closeUp'
import { type Mark, spotOf } from './model/mark'
import type { Point, Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'
import { paintMark, strokeOutlined } from './paintMark'

/** In CSS pixels. The overview is small, so its lines are thin. */
const frameWidth = 2
const dotWidth = 5

export interface Painting {
  screenshot: Screenshot
  /** at least one annotation; the close-up shows the last one */
  marks: readonly Mark[]
  /** pixels of the canvas per CSS pixel */
  scale: number
}

/**
 * Paints the part of the screen around the newest annotation, with all
 * annotations that are in this part.
 */
export function paintCloseUp(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { screenshot, marks, scale }: Painting
): void {
  const newest = marks[marks.length - 1]
  if (!newest) return
  const part = closeUp(newest, screenshot, scale)
  paintPart(drawing, screenshot, part, canvas)
  for (const mark of marks) {
    paintMark(drawing, mark, canvas, scale, (share) =>
      onCanvas(share, screenshot, part, canvas)
    )
  }
}

/** Paints the whole screen, and a frame around the part in the close-up. */
export function paintMap(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { screenshot, marks, scale }: Painting
): void {
  const newest = marks[marks.length - 1]
  if (!newest) return
  const part = closeUp(newest, screenshot, scale)
  paintOverview(drawing, canvas, {
    screenshot,
    part,
    scale,
    spots: marks.map(spotOf),
  })
}

interface Overview extends Pick<Painting, 'screenshot' | 'scale'> {
  /** the framed part, in pixels of the screenshot */
  part: Rectangle
  /** where to paint dots, as fractions (0 to 1) of the screenshot */
  spots: readonly Point[]
}

/** The colour that is painted over a part that must not be shown. */
const coverColour = '#8d8580'

/**
 * Paints a part of the screenshot, without the area that this page covers:
 * otherwise each screenshot would contain the previous one.
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

/** Paints the whole screen, a frame around `part`, and dots at `spots`. */
export function paintOverview(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { screenshot, part, spots, scale }: Overview
): void {
  const all = { x: 0, y: 0, width: screenshot.width, height: screenshot.height }
  paintPart(drawing, screenshot, all, canvas)
  const share = canvas.width / screenshot.width
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
