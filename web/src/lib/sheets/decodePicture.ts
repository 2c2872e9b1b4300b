import type { SheetPicture } from 'src/domain/sheets/sheet'

/** @returns the picture on a canvas, as it was before it was stored; null where that fails */
export async function decodePicture({
  type,
  bytes,
}: SheetPicture): Promise<HTMLCanvasElement | null> {
  try {
    const image = await createImageBitmap(new Blob([bytes], { type }))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    image.close()
    return canvas
  } catch {
    return null
  }
}
