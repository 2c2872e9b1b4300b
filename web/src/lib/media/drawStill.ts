import type { Undo } from 'src/lib/browser/listen'

/** Draws a picture file, unless it is none, or it is undone before. */
export function drawStill(still: Blob, canvas: HTMLCanvasElement): Undo {
  let isWanted = true
  const draw = async () => {
    const bitmap = await createImageBitmap(still)
    if (isWanted) {
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    }
    bitmap.close()
  }
  draw().catch(() => {})
  return () => {
    isWanted = false
  }
}
