import type { Mark } from 'src/domain/guidance/mark'
import { closeUp, onCanvas } from 'src/domain/panel/closeUp'
import type { Size } from 'src/domain/picture/pictureView'

import type { Ink } from './paintArrow'
import { paintMark } from './paintMark'
import { paintPart } from './paintPart'
import type { Still } from './ScreenshotStore'

/** What a still and marks make on a canvas. */
export interface Painting {
  still: Still
  /** the last is what it is about; must not be empty */
  marks: readonly Mark[]
  ink: Ink
  coverColour: string
}

/** The spot that the newest mark is about, enlarged, with every mark that is near. */
export function paintCloseUp(
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  { still, marks, ink, coverColour }: Painting
): void {
  const newest = marks[marks.length - 1]
  if (!newest) return
  const part = closeUp(newest, still, ink.scale)
  paintPart(drawing, still, part, canvas, coverColour)
  for (const mark of marks) {
    paintMark(drawing, mark, canvas, ink, (share) =>
      onCanvas(share, still, part, canvas)
    )
  }
}
