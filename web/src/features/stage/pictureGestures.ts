import { listen, type Undo } from 'src/browser/listen'

import { fingerMove } from './model/fingerMove'
import type { Point } from './model/pictureView'
import { type Spot, spotAt } from './model/spot'
import {
  lookStep,
  type PictureMoves,
  type PictureViewer,
  zoomStep,
} from './PictureViewer'

/**
 * A tool gets the pointer of the stage, which otherwise moves the picture. The
 * wheel and two fingers always move the picture.
 */
export interface StageTool {
  /** a mouse, a pen or the first finger presses */
  press(spot: Spot, isFinger: boolean): void
  /** outside the picture, the spot is the nearest point of the picture */
  drag(spot: Spot): void
  lift(): void
  /** nothing was intended: a second finger, or the browser, interrupted */
  cancel(): void
  /** @returns whether the tool handled the key */
  key(event: KeyboardEvent, viewer: PictureViewer): boolean
}

/** @returns null while gestures move the picture */
type ToolInHand = () => StageTool | null

/** @returns CSS pixels of the stage */
function pointOnStage(
  stage: HTMLElement,
  { clientX, clientY }: MouseEvent
): Point {
  const { left, top } = stage.getBoundingClientRect()
  return {
    x: clientX - left - stage.clientLeft,
    y: clientY - top - stage.clientTop,
  }
}

/**
 * One pointer drags the picture or uses the tool, two fingers pinch and drag.
 */
function dragAndPinch(
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo {
  const pointers = new Map<number, Point>()
  /** the tool of a single pointer; null once the picture is being moved */
  let tool: StageTool | null = null
  const seenAt = (at: Point) => {
    const seen = viewer.getSnapshot()
    return seen && spotAt(seen, at)
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    // With the capture, the drag continues outside the stage.
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

type Act = (moves: PictureMoves) => void

const zoomIn: Act = (moves) => moves.zoomBy(zoomStep)
const zoomOut: Act = (moves) => moves.zoomBy(1 / zoomStep)
const look =
  (x: number, y: number): Act =>
  (moves) =>
    moves.lookBy({ x: x * lookStep, y: y * lookStep })

const acts = new Map<string, Act>([
  ['+', zoomIn],
  // Where + needs Shift, people press that key without Shift.
  ['=', zoomIn],
  ['-', zoomOut],
  ['_', zoomOut],
  ['0', (moves) => moves.fit()],
  ['1', (moves) => moves.actualSize()],
  ['ArrowLeft', look(-1, 0)],
  ['ArrowRight', look(1, 0)],
  ['ArrowUp', look(0, -1)],
  ['ArrowDown', look(0, 1)],
])

/**
 * These keys work only while the stage has the focus. Shortcuts of the browser
 * are left alone, and the current tool comes first.
 */
const moveByKeys = (
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo =>
  listen<KeyboardEvent>(stage, 'keydown', (event) => {
    if (toolInHand()?.key(event, viewer)) return event.preventDefault()
    const act = acts.get(event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(viewer)
  })

// The units of WheelEvent.deltaMode: pixels, lines, pages.
const pxPerUnit = [1, 16, 400]
const mostPx = 300
const perPx = 0.002
// A pinch on a touchpad is a wheel event with Ctrl, in much smaller steps.
const perPinchPx = 0.01

/** Zooms around the point below the mouse pointer. */
const zoomByWheel = (stage: HTMLElement, moves: PictureMoves): Undo =>
  listen<WheelEvent>(
    stage,
    'wheel',
    (event) => {
      // Otherwise the browser would zoom or scroll the page.
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

export function listenToGestures(
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo {
  const undo = [
    zoomByWheel(stage, viewer),
    dragAndPinch(stage, viewer, toolInHand),
    moveByKeys(stage, viewer, toolInHand),
    listen<MouseEvent>(stage, 'dblclick', (event) => {
      if (!toolInHand()) viewer.toggleFit(pointOnStage(stage, event))
    }),
  ]
  return () => undo.forEach((each) => each())
}
