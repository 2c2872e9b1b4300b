import type { Screenshot } from './grabScreenshot'
import { closeUp, onCanvas } from './model/closeUp'
import { type Mark, spotOf } from './model/mark'
import type { Point, Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'
import { paintMark, strokeOutlined } from './paintMark'

/** In CSS pixels. The small overview has no space for wider lines. */
const frameWidth = 2
const dotWidth = 5

export interface Painting {
  screenshot: Screenshot
  /** not empty; the last one is enlarged */
  marks: readonly Mark[]
  /** pixels of the canvas per CSS pixel */
  scale: number
}

/** Enlarges the place of the newest annotation, with all others nearby. */
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

/** The frame shows what the close-up shows. */
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
  /** in pixels of the screenshot */
  part: Rectangle
  /** fractions (0 to 1) of the screenshot */
  spots: readonly Point[]
}

/** Covers what must not be shown. */
const coverColour = '#8d8580'

/**
 * Paints over this page itself: otherwise each screenshot would contain the
 * previous one.
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

/** Works like `paintMap`, but for any part, and paints a dot for each spot. */
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
