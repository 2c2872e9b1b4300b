import type { Rectangle } from 'src/domain/panel/rectangle'
import type { Size } from 'src/domain/picture/pictureView'
import { Store } from 'src/lib/store/Store'

import type { Frame, FramePort } from './FramePort'

/** A still frame, and the part of it that must not be shown. */
export interface Still extends Frame {
  /** the part that this page itself covers, in pixels; null if none */
  readonly covered: Rectangle | null
}

/**
 * A frame that has not arrived by then will not: nothing moves on that screen,
 * or it is gone.
 */
const patienceMs = 3_000

/** The newest screenshot of a captured screen. */
export class ScreenshotStore {
  private readonly still = new Store<Still | null>(null)
  private isGrabbing = false
  private isWantedAgain = false
  private turn = 0

  /** @param coveredOf what this page covers of such a frame now */
  constructor(
    private readonly frames: FramePort,
    private readonly coveredOf: (frame: Size) => Rectangle | null
  ) {}

  readonly subscribe = this.still.subscribe
  readonly getSnapshot = this.still.getSnapshot

  /** Takes a new one; all requests during that time share the next one. */
  readonly take = async (): Promise<void> => {
    if (this.isGrabbing) return void (this.isWantedAgain = true)
    this.isGrabbing = true
    const { turn } = this
    const frame = await intime(this.frames.grab())
    this.isGrabbing = false
    if (turn !== this.turn) frame?.close()
    else if (frame && frame.width > 0 && frame.height > 0) this.keep(frame)
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

  private keep(frame: Frame): void {
    const { image, width, height } = frame
    const covered = this.coveredOf({ width, height })
    this.change({ image, width, height, covered, close: () => frame.close() })
  }

  private change(still: Still | null): void {
    this.getSnapshot()?.close()
    this.still.set(still)
  }
}

/** @returns null on failure or timeout */
function intime(grabbing: Promise<Frame>): Promise<Frame | null> {
  let isLate = false
  const late = new Promise<null>((resolve) =>
    setTimeout(() => {
      isLate = true
      resolve(null)
    }, patienceMs)
  )
  const frame = grabbing.then(
    (frame) => {
      if (isLate) frame.close()
      return frame
    },
    () => null
  )
  return Promise.race([frame, late])
}
