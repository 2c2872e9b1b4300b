import { listen, type Undo } from 'src/browser/listen'

import { fingerMove } from './model/fingerMove'
import type { Point } from './model/pictureView'
import { spotAt } from './model/spot'
import type { PictureViewer } from './PictureViewer'
import { pointOnStage } from './pointOnStage'
import type { StageTool, ToolInHand } from './StageTool'

/**
 * One pointer drags the picture or uses the current tool, two fingers pinch and
 * drag.
 */
export function dragAndPinch(
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo {
  const pointers = new Map<number, Point>()
  /** the tool of the single pointer; null once the picture is being moved */
  let tool: StageTool | null = null
  const seenAt = (at: Point) => {
    const seen = viewer.getSnapshot()
    return seen && spotAt(seen, at)
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    // The drag continues outside the stage.
    stage.setPointerCapture(event.pointerId)
    const at = pointOnStage(stage, event)
    pointers.set(event.pointerId, at)
    tool?.cancel()
    tool = pointers.size === 1 ? toolInHand() : null
    const seen = tool && seenAt(at)
    if (seen?.isInPicture) tool?.press(seen.spot, event.pointerType === 'touch')
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    const at = pointOnStage(stage, event)
    const before = Array.from(pointers.values())
    pointers.set(event.pointerId, at)
    if (tool) {
      const seen = seenAt(at)
      return seen ? tool.drag(seen.spot) : undefined
    }
    const after = Array.from(pointers.values())
    const { delta, factor, about } = fingerMove(before, after)
    viewer.panBy(delta)
    if (factor !== 1) viewer.zoomBy(factor, about)
  }
  const leave = ({ pointerId, type }: PointerEvent) => {
    if (!pointers.delete(pointerId)) return
    if (type === 'pointerup') tool?.lift()
    else tool?.cancel()
    tool = null
  }

  const undo = [
    listen(stage, 'pointerdown', press),
    listen(stage, 'pointermove', move),
    listen(stage, 'pointerup', leave),
    listen(stage, 'pointercancel', leave),
  ]
  return () => {
    undo.forEach((each) => each())
    tool?.cancel()
  }
}
