/** The fields of a frame that the RTP dependency descriptor carries. */
export interface OrderedFrame {
  id: number
  dependencies: readonly number[]
  isKey: boolean
}

/**
 * How many ids of decoded frames are remembered. The encoder of a screen refers
 * only to newer frames.
 */
const mostRemembered = 512

/**
 * How many frames may wait for a missing frame: two seconds of video. A
 * retransmission takes only a few round trips, so the missing frame is lost
 * then.
 */
const mostHeld = 60

/** Puts frames into decoding order: retransmitted packets make frames late. */
export class FrameOrder<Frame extends OrderedFrame> {
  private readonly given = new Set<number>()
  private held: Frame[] = []
  private newest = -1

  /**
   * @returns the frames that can be decoded now; empty while a frame is missing
   */
  next(frame: Frame): Frame[] {
    // A much smaller id means that a new RTP stream has begun at 0 again.
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

  /** whether a missing frame is lost, so that a key frame is needed */
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
