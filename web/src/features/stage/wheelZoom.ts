import { listen, type Undo } from 'src/browser/listen'

import type { PictureMoves } from './PictureMoves'
import { pointOnStage } from './pointOnStage'

// WheelEvent.deltaMode: pixels, lines, pages.
const pxPerUnit = [1, 16, 400]
const mostPx = 300
const perPx = 0.002
// A pinch on a touchpad arrives as a wheel event with Ctrl, in much smaller
// steps.
const perPinchPx = 0.01

/** The wheel zooms around the point below it. */
export const zoomByWheel = (stage: HTMLElement, moves: PictureMoves): Undo =>
  listen<WheelEvent>(
    stage,
    'wheel',
    (event) => {
      // Otherwise the browser zooms or scrolls the page as well.
      event.preventDefault()
      if (event.deltaY === 0) return
      moves.zoomBy(wheelFactor(event), pointOnStage(stage, event))
    },
    { passive: false }
  )

export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const px = deltaY * (pxPerUnit[deltaMode] ?? 1)
  const limited = Math.max(-mostPx, Math.min(px, mostPx))
  return Math.exp(-limited * (ctrlKey ? perPinchPx : perPx))
}
