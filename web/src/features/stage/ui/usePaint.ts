import { type RefObject, useEffect } from 'react'

import { listen } from 'src/browser/listen'
import type { Size } from 'src/features/stage/model/pictureView'
import { paintOn } from 'src/features/stage/paintOn'

type Paint = (
  drawing: CanvasRenderingContext2D,
  canvas: Size,
  pixelRatio: number
) => void

/**
 * Paints a canvas as wide as it is shown, at most once a frame, in the window it stands in.
 *
 * @param shape width to height
 * @param painted told once a frame with it has been given to the screen
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
        // The next frame begins when this one is done.
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
