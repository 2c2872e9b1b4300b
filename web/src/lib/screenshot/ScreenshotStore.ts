import { Store } from 'src/lib/store/Store'

import type { FramePort } from './FramePort'
import { type CoveredOf, grabStill, type Still } from './grabStill'

/** The newest screenshot of a captured screen. */
export class ScreenshotStore {
  private readonly still = new Store<Still | null>(null)
  private isGrabbing = false
  private isWantedAgain = false
  private turn = 0

  constructor(
    private readonly frames: FramePort,
    private readonly coveredOf: CoveredOf
  ) {}

  readonly subscribe = this.still.subscribe
  readonly getSnapshot = this.still.getSnapshot

  /** Takes a new one; all requests during that time share the next one. */
  readonly take = async (): Promise<void> => {
    if (this.isGrabbing) return void (this.isWantedAgain = true)
    this.isGrabbing = true
    const { turn } = this
    const still = await grabStill(this.frames, this.coveredOf)
    this.isGrabbing = false
    if (turn !== this.turn) still?.close()
    else if (still) this.change(still)
    if (!this.isWantedAgain) return
    this.isWantedAgain = false
    await this.take()
  }

  /** Deletes the screenshot. */
  readonly forget = (): void => {
    this.turn++
    this.isWantedAgain = false
    this.change(null)
  }

  /** Final. */
  readonly close = (): void => {
    this.forget()
    this.frames.close()
  }

  private change(still: Still | null): void {
    this.getSnapshot()?.close()
    this.still.set(still)
  }
}
