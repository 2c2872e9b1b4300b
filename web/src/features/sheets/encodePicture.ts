import { copyFrame } from 'src/features/stage'

import type { SheetPicture } from './model/sheet'

/**
 * Size in bytes above which a JPEG is stored. PNG keeps text sharp, but is too
 * large for photographs.
 */
const largestPng = 400_000
const jpegQuality = 0.92

/** @returns null if the browser cannot encode the canvas */
export async function encodePicture(
  canvas: HTMLCanvasElement
): Promise<SheetPicture | null> {
  const png = await encoded(canvas, 'image/png')
  if (!png || png.bytes.byteLength <= largestPng) return png
  const jpeg = await encoded(canvas, 'image/jpeg')
  const isSmaller = jpeg && jpeg.bytes.byteLength < png.bytes.byteLength
  return isSmaller ? jpeg : png
}

async function encoded(
  canvas: HTMLCanvasElement,
  type: SheetPicture['type']
): Promise<SheetPicture | null> {
  const { width, height } = canvas
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, type, jpegQuality)
  )
  if (blob?.type !== type) return null
  // Uses `Response`, because Blobs lack arrayBuffer() in Chrome before 76 and
  // Safari before 14.
  const bytes = new Uint8Array(await new Response(blob).arrayBuffer())
  return { type, bytes, width, height }
}

/** @returns null if the browser cannot decode the picture */
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
