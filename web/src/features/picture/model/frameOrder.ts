/** The id of a frame and its dependencies, as in the dependency descriptor. */
export interface OrderedFrame {
  id: number
  dependencies: readonly number[]
  isKey: boolean
}

/** In ids; no encoder of a screen refers to an older frame. */
const mostRemembered = 512

/** Two seconds of frames; a retransmission takes a few round trips. */
const mostHeld = 60

/** Puts frames into decoding order, because retransmitted packets are late. */
export class FrameOrder<Frame extends OrderedFrame> {
  private readonly given = new Set<number>()
  private held: Frame[] = []
  private newest = -1

  /** @returns the frames that can be decoded now; none while one is missing */
  next(frame: Frame): Frame[] {
    // A much smaller id comes from a new receiver, which counts from 0 again.
    if (frame.isKey && this.newest - frame.id > mostRemembered) this.restart()
    if (frame.id <= this.newest) return []
    if (frame.isKey) {
      this.given.clear()
      this.held = this.held.filter(({ id }) => id > frame.id)
    }
    this.held.push(frame)
    this.held.sort((one, other) => one.id - other.id)
    const ready: Frame[] = []
    this.held = this.held.filter((each) => !this.give(each, ready))
    return ready
  }

  /** The missing frame will not arrive any more, so a key frame is needed. */
  get isStuck(): boolean {
    return this.held.length >= mostHeld
  }

  /** Drops all frames until the next key frame. */
  restart(): void {
    this.given.clear()
    this.held = []
    this.newest = -1
  }

  private give(frame: Frame, ready: Frame[]): boolean {
    const { id, dependencies, isKey } = frame
    const isReady =
      isKey ||
      (dependencies.length > 0 &&
        dependencies.every((each) => this.given.has(each)))
    if (!isReady) return false
    ready.push(frame)
    this.newest = id
    this.given.add(id)
    for (const old of this.given) {
      if (this.given.size <= mostRemembered) break
      this.given.delete(old)
    }
    return true
  }
}
