import type { Size } from './model/pictureView'

/**
 * Resizes the canvas to one pixel per screen pixel, and paints it.
 *
 * @param shape width to height
 * @returns whether the canvas has a size to paint on
 */
export function paintOn(
  canvas: HTMLCanvasElement,
  { devicePixelRatio }: Window,
  shape: number,
  paint: (
    drawing: CanvasRenderingContext2D,
    canvas: Size,
    pixelRatio: number
  ) => void
): boolean {
  const width = Math.round(canvas.clientWidth * devicePixelRatio)
  const height = Math.round(width / shape)
  const drawing = width > 0 ? canvas.getContext('2d') : null
  if (!drawing) return false
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  paint(drawing, { width, height }, devicePixelRatio)
  return true
}
