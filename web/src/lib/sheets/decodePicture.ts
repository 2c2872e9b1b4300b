import type { SheetPicture } from 'src/domain/sheets/sheet'
import { copyFrame } from 'src/lib/media/copyFrame'

/** @returns the picture on a canvas, as it was before it was stored; null where that fails */
export async function decodePicture({
  type,
  bytes,
}: SheetPicture): Promise<HTMLCanvasElement | null> {
  try {
    const image = await createImageBitmap(new Blob([bytes], { type }))
    const canvas = document.createElement('canvas')
    copyFrame(image, image, canvas)
    image.close()
    return canvas
  } catch {
    return null
  }
}
