import { fingerMove } from 'src/domain/fingerMove'
import type { Point } from 'src/domain/pictureView'
import { listen, type Undo } from 'src/lib/browser/listen'

import type { PictureMoves } from './PictureMoves'
import { pointOnStage } from './pointOnStage'

/** One pointer drags the picture, two fingers pinch it. */
export function dragAndPinch(stage: HTMLElement, moves: PictureMoves): Undo {
  const pointers = new Map<number, Point>()

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    // The drag goes on outside of the stage.
    stage.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, pointOnStage(stage, event))
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    const before = Array.from(pointers.values())
    pointers.set(event.pointerId, pointOnStage(stage, event))
    const after = Array.from(pointers.values())
    const { delta, factor, about } = fingerMove(before, after)
    moves.panBy(delta)
    if (factor !== 1) moves.zoomBy(factor, about)
  }
  const lift = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId)

  const undo = [
    listen(stage, 'pointerdown', press),
    listen(stage, 'pointermove', move),
    listen(stage, 'pointerup', lift),
    listen(stage, 'pointercancel', lift),
  ]
  return () => undo.forEach((each) => each())
}
