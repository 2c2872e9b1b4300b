import type { Undo } from 'src/browser/listen'

import { copyFrame } from './copyFrame'

/** Draws a picture file, unless it is none, or it is undone before. */
export function drawStill(still: Blob, canvas: HTMLCanvasElement): Undo {
  let isWanted = true
  const draw = async () => {
    const bitmap = await createImageBitmap(still)
    if (isWanted) copyFrame(bitmap, bitmap, canvas)
    bitmap.close()
  }
  draw().catch(() => {})
  return () => {
    isWanted = false
  }
}
