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
 * A tool such as the pointer or the pen. While a tool is selected, dragging
 * with a mouse, a pen or one finger uses the tool, instead of moving the remote
 * screen. The wheel and two fingers always zoom and move the screen.
 */
export interface StageTool {
  /** called when a mouse, a pen or the first finger is pressed */
  press(spot: Spot, isFinger: boolean): void
  /**
   * @param spot the nearest position on the remote screen, if the pointer is
   * outside
   */
  drag(spot: Spot): void
  lift(): void
  /** called instead of `lift` if a second finger or the browser interrupts */
  cancel(): void
  /** @returns whether the tool handled the key */
  key(event: KeyboardEvent, viewer: PictureViewer): boolean
}

/** @returns the selected tool; null if dragging moves the remote screen */
type ToolInHand = () => StageTool | null

/** @returns the position of the event, in CSS pixels of the stage */
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
 * One pointer uses the selected tool, or moves the remote screen. Two fingers
 * zoom and move the screen.
 */
function dragAndPinch(
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo {
  const pointers = new Map<number, Point>()
  /** the tool that is used now; null if the remote screen is moved */
  let tool: StageTool | null = null
  const seenAt = (at: Point) => {
    const seen = viewer.getSnapshot()
    return seen && spotAt(seen, at)
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    // The pointer capture lets a drag continue outside of the stage.
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
  // On many keyboards, + is Shift and =, and people leave out Shift.
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
 * Keys that zoom and move the remote screen while the stage has the focus. Key
 * combinations are left to the browser. The selected tool handles a key first.
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

// In CSS pixels, for the values 0 to 2 of `WheelEvent.deltaMode`: a pixel, a
// line, a page.
const pxPerUnit = [1, 16, 400]
const mostPx = 300
const perPx = 0.002
// A pinch on a touchpad arrives as wheel events with Ctrl and small deltas.
const perPinchPx = 0.01

/** Zooms; the point below the mouse pointer does not move. */
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
