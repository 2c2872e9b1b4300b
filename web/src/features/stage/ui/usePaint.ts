import { type RefObject, useEffect } from 'react'

import { listen } from 'src/browser/listen'
import type { Size } from 'src/features/stage/model/pictureView'

type Paint = (
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  pixelRatio: number
) => void

/**
 * Paints with one canvas pixel per pixel of the screen.
 *
 * @param shape ratio of width to height
 * @returns false if the canvas has no size on the page
 */
function paintOn(
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

/**
 * Paints a canvas when `paint` changes and when the window is resized, at most
 * once per animation frame of the canvas's window.
 *
 * @param shape ratio of width to height
 * @param painted called once the browser has displayed the result
 */
export function usePaint(
  canvas: RefObject<HTMLCanvasElement>,
  shape: number,
  paint: Paint,
  painted?: () => void
): void {
  useEffect(() => {
    const element = canvas.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return
    let frame = 0
    const soon = () => {
      view.cancelAnimationFrame(frame)
      frame = view.requestAnimationFrame(() => {
        if (!paintOn(element, view, shape, paint)) return
        // When the next animation frame begins, the browser has displayed the
        // canvas.
        if (painted) view.requestAnimationFrame(painted)
      })
    }
    soon()
    const unlisten = listen(view, 'resize', soon)
    return () => {
      unlisten()
      view.cancelAnimationFrame(frame)
    }
  }, [canvas, shape, paint, painted])
}
