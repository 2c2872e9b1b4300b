import { Store } from 'src/browser/Store'
import type { PeerSession } from 'src/features/session'
import type { PictureViewer, Point, Spot, StageTool } from 'src/features/stage'

import { AnnotationDrag, type NumberedSteps } from './AnnotationDrag'
import type { Annotations } from './Annotations'
import { Crosshair } from './Crosshair'
import type { PointingTool } from './model/markInHand'

declare module 'src/features/session' {
  interface SessionTools {
    pointing: Pointing
  }
}

export interface PointingState {
  tool: PointingTool
  /** for annotating by keyboard, as fractions of the picture; null: hidden */
  crosshair: Point | null
  /** whether a line is being drawn by keyboard */
  isDrawing: boolean
}

/**
 * If a second finger touches within this time, the two fingers move the video
 * instead of drawing.
 */
export const patienceMs = 80

/** Delays the effect of a touch, because a second finger may follow. */
class TouchDelay {
  private spots: Spot[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  get isWaiting(): boolean {
    return this.timer !== undefined
  }

  begin(spot: Spot, onCertain: () => void): void {
    this.spots = [spot]
    this.timer = setTimeout(onCertain, patienceMs)
  }

  add(spot: Spot): void {
    this.spots.push(spot)
  }

  /** @returns the positions of the finger during the delay */
  end(): readonly Spot[] {
    clearTimeout(this.timer)
    this.timer = undefined
    const { spots } = this
    this.spots = []
    return spots
  }
}

/** The helper's annotation tools, for mouse, pen, touch or keyboard. */
export class Pointing implements StageTool {
  private readonly state = new Store<PointingState>({
    tool: 'point',
    crosshair: null,
    isDrawing: false,
  })
  private readonly patience = new TouchDelay()
  private readonly hand: AnnotationDrag
  private readonly crosshair: Crosshair

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    annotations: Annotations,
    steps: NumberedSteps
  ) {
    this.hand = new AnnotationDrag(session, annotations, steps, () => {
      this.patience.end()
      this.become({ isDrawing: false })
    })
    this.crosshair = new Crosshair(this, this.hand)
  }

  readonly choose = (tool: PointingTool): void => {
    this.lift()
    this.become(tool === 'move' ? { tool, crosshair: null } : { tool })
  }

  /** Cancels the unfinished annotation; without one, removes the newest. */
  readonly undo = (): void => {
    if (this.hand.isBusy || this.patience.isWaiting) this.cancel()
    else this.hand.undo()
  }

  readonly clear = (): void => this.hand.clear()

  press(spot: Spot, isFinger: boolean): void {
    this.lift()
    this.become({ crosshair: null })
    if (isFinger) this.patience.begin(spot, () => this.beCertain())
    else this.begin(spot)
  }

  drag(spot: Spot): void {
    if (this.patience.isWaiting) this.patience.add(spot)
    else this.hand.goTo(spot)
  }

  lift(): void {
    this.beCertain()
    this.hand.end()
    this.become({ isDrawing: false })
  }

  cancel(): void {
    this.patience.end()
    this.hand.takeBack()
    this.become({ isDrawing: false })
  }

  key(event: KeyboardEvent, viewer: PictureViewer): boolean {
    return this.crosshair.key(event, viewer)
  }

  /** Public only because Crosshair.ts calls it. */
  readonly become = (change: Partial<PointingState>): void => {
    this.state.set({ ...this.getSnapshot(), ...change })
  }

  private begin(spot: Spot): void {
    const { tool } = this.getSnapshot()
    if (tool !== 'move') this.hand.begin(tool, spot)
  }

  /**
   * Called once a second finger can no longer follow: draws what the first
   * finger has done so far.
   */
  private beCertain(): void {
    const [first, ...rest] = this.patience.end()
    if (!first) return
    this.begin(first)
    rest.forEach((spot) => this.hand.goTo(spot))
  }
}
