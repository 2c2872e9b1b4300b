import { toStage } from 'src/features/stage/model/picturePlacement'
import type { Point } from 'src/features/stage/model/pictureView'
import { spotAt } from 'src/features/stage/model/spot'
import type {
  PictureViewer,
  SeenPicture,
} from 'src/features/stage/PictureViewer'

import { crosshairMoved, wayIntoSight } from './model/crosshair'
import type { PointingTool } from './model/pointingTool'
import type { PointingHand } from './PointingHand'
import { pointingKeyOf } from './pointingKeys'
import type { PointingState } from './PointingState'

/** What the crosshair needs from its owner. */
interface Whole {
  getSnapshot(): PointingState
  become(change: Partial<PointingState>): void
  choose(tool: PointingTool): void
  undo(): void
  lift(): void
}

/** Pointing by keyboard: arrow keys move it, Enter marks its position. */
export class Crosshair {
  constructor(
    private readonly whole: Whole,
    private readonly hand: PointingHand
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

  /** It starts in the middle of the visible part. */
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
