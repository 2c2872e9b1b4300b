import {
  nearest,
  type PictureViewer,
  type Point,
  type SeenPicture,
  type Size,
  spotAt,
  toStage,
} from 'src/features/stage'

import type { AnnotationDrag } from './AnnotationDrag'
import type { PointingTool } from './model/markInHand'
import type { PointingState } from './Pointing'

interface Whole {
  getSnapshot(): PointingState
  become(change: Partial<PointingState>): void
  choose(tool: PointingTool): void
  undo(): void
  lift(): void
}

type PointingKey =
  | { type: 'go'; by: Point }
  | { type: 'mark' | 'leave' | 'undo' }

const arrows = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

const others = new Map<string, PointingKey>([
  ['Enter', { type: 'mark' }],
  [' ', { type: 'mark' }],
  ['Escape', { type: 'leave' }],
])

function pointingKeyOf(event: KeyboardEvent): PointingKey | null {
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    return isZ(event) && !event.shiftKey ? { type: 'undo' } : null
  }
  const arrow = arrows.get(event.key)
  if (!arrow) return others.get(event.key) ?? null
  const step = event.shiftKey ? fineCrosshairStep : crosshairStep
  return { type: 'go', by: { x: arrow.x * step, y: arrow.y * step } }
}

/** On a keyboard without Latin letters, the position of the key decides. */
const isZ = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ'

/** An arrow key moves the crosshair by this fraction of the picture. */
const crosshairStep = 0.02
/** An arrow key with Shift: about one pixel of a video as wide as a phone. */
const fineCrosshairStep = 0.0025
/** Minimum distance to the edge of the visible area, in CSS pixels. */
const marginPx = 32

/** @param by the distance as fractions of the picture */
export const crosshairMoved = (from: Point, by: Point): Point =>
  nearest({ x: from.x + by.x, y: from.y + by.y })

/**
 * @returns how far to pan, in CSS pixels, until the point is at least
 * `marginPx` away from the edges
 */
export function wayIntoSight(stage: Size, { x, y }: Point): Point {
  const along = (at: number, length: number) => {
    const margin = Math.min(marginPx, length / 2)
    return Math.min(Math.max(at, margin), length - margin) - at
  }
  return { x: along(x, stage.width), y: along(y, stage.height) }
}

/**
 * Lets people annotate without a pointer: arrow keys move the crosshair, and
 * Enter annotates its position.
 */
export class Crosshair {
  constructor(
    private readonly whole: Whole,
    private readonly hand: AnnotationDrag
  ) {}

  /** @returns whether the key was handled */
  key(event: KeyboardEvent, viewer: PictureViewer): boolean {
    const key = pointingKeyOf(event)
    const seen = viewer.getSnapshot()
    if (!key || !seen) return false
    if (key.type === 'go') this.go(key.by, seen, viewer)
    else if (!event.repeat) this[key.type](seen, viewer)
    return true
  }

  private go(by: Point, seen: SeenPicture, viewer: PictureViewer): void {
    const { geometry, placement } = seen
    const point = crosshairMoved(this.whereFrom(seen), by)
    this.whole.become({ crosshair: point })
    viewer.panBy(wayIntoSight(geometry.stage, toStage(placement, point)))
    if (this.whole.getSnapshot().isDrawing) {
      this.hand.goTo({ point, frame: geometry.source })
    }
  }

  private whereFrom(seen: SeenPicture): Point {
    const { width, height } = seen.geometry.stage
    return (
      this.whole.getSnapshot().crosshair ??
      spotAt(seen, { x: width / 2, y: height / 2 }).spot.point
    )
  }

  private mark(seen: SeenPicture, viewer: PictureViewer): void {
    const { tool, crosshair, isDrawing } = this.whole.getSnapshot()
    if (!crosshair) return this.go({ x: 0, y: 0 }, seen, viewer)
    if (isDrawing || tool === 'move') return this.whole.lift()
    this.hand.begin(tool, { point: crosshair, frame: seen.geometry.source })
    if (tool === 'draw') this.whole.become({ isDrawing: this.hand.isBusy })
    else this.hand.end()
  }

  private leave(): void {
    if (this.whole.getSnapshot().isDrawing) this.whole.lift()
    else this.whole.choose('move')
  }

  private undo(): void {
    this.whole.undo()
  }
}
