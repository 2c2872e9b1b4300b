import type { Screenshot } from './grabScreenshot'
import { closeUp, onCanvas } from './model/closeUp'
import type { Mark } from './model/mark'
import type { Size } from './model/pictureView'
import { paintMark } from './paintMark'
import { paintPart } from './paintPart'

/** What to paint of a screenshot and its marks on a canvas. */
export interface Painting {
  screenshot: Screenshot
  /** the last is the one to enlarge; must not be empty */
  marks: readonly Mark[]
  /** pixels of the canvas per CSS pixel */
  scale: number
}

/** Enlarges the point of the newest mark, with every mark nearby. */
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
