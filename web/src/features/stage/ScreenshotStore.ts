import { Store } from 'src/browser/Store'

import type { FramePort } from './framesOf'
import {
  type CoveredOf,
  grabScreenshot,
  type Screenshot,
} from './grabScreenshot'

/** The newest screenshot of a captured screen. */
export class ScreenshotStore {
  private readonly screenshot = new Store<Screenshot | null>(null)
  private isGrabbing = false
  private isWantedAgain = false
  private turn = 0

  constructor(
    private readonly frames: FramePort,
    private readonly coveredOf: CoveredOf
  ) {}

  readonly subscribe = this.screenshot.subscribe
  readonly getSnapshot = this.screenshot.getSnapshot

  /** Takes a new one; all requests during that time share the next one. */
  readonly take = async (): Promise<void> => {
    if (this.isGrabbing) return void (this.isWantedAgain = true)
    this.isGrabbing = true
    const { turn } = this
    const screenshot = await grabScreenshot(this.frames, this.coveredOf)
    this.isGrabbing = false
    if (turn !== this.turn) screenshot?.close()
    else if (screenshot) this.change(screenshot)
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

  private change(screenshot: Screenshot | null): void {
    this.getSnapshot()?.close()
    this.screenshot.set(screenshot)
  }
}
