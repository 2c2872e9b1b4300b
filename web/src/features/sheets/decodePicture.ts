import { copyFrame } from 'src/features/stage/copyFrame'

import type { SheetPicture } from './model/sheet'

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
