import { isSameBytes } from 'src/browser/bytes'
import { after, every } from 'src/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

const everyMs = 500

/**
 * The second check comes early, because a large screen is sent with fewer lines
 * of pixels until it is known to be still.
 */
const secondAfterMs = 250
const leastApartUs = 200_000

/**
 * The number of compared strips. Each strip is two pixels high, and the strips
 * are so close that no line of text fits between them.
 */
const strips = 96

/** Only every fourth strip counts for motion. */
const coarse = 4
/**
 * A pointer or a caret changes one or two of the strips that count for motion;
 * typing while a clock ticks changes three or more.
 */
const mostChanged = 2

/** Checks end after this many consecutive checks that could read no pixels. */
const mostBlind = 3

/**
 * The screen counts as unchanged after this many consecutive checks without a
 * change; a blinking caret changes it more often.
 */
const unchangedAfter = 3

/**
 * Detects whether a captured screen stands still. The frame rate does not tell,
 * because a monitor is always captured at the same rate. The bitrate does not
 * tell either, because the encoder may be refining a still page.
 */
export class StillnessWatch {
  /** true even if a pointer or a caret moves; null if unknown */
  isStill: boolean | null = null
  private unchangedFor = 0
  private blindFor = 0
  private readonly frames: ReturnType<typeof frameReaderOf>
  private readonly timers: (() => void)[] = []
  private before: Uint8Array[] = []
  private lookedAtUs = -Infinity
  private isReading = false
  private isWaiting = false
  private isStopped = false

  /** @param changed called when `isStill` or `isUnchanged` has changed */
  constructor(
    track: MediaStreamTrack,
    private readonly changed: () => void
  ) {
    this.frames = frameReaderOf(track)
    if (!this.frames) return
    const look = () => void this.look()
    this.timers = [after(secondAfterMs, look), every(everyMs, look)]
    look()
  }

  /** whether nothing at all changes, not even a pointer */
  get isUnchanged(): boolean {
    return this.unchangedFor >= unchangedAfter
  }

  stop(): void {
    this.isStopped = true
    this.timers.forEach((end) => end())
    // A pending frame of a cancelled reader would never be closed.
    if (!this.isReading) this.frames?.cancel().catch(() => {})
  }

  private async look(): Promise<void> {
    if (this.isReading) {
      // Some systems capture nothing while nothing changes, so a read that is
      // still pending means no change.
      if (this.isWaiting && this.before.length > 0) this.judge([])
      return
    }
    this.isReading = true
    const now = await this.read().catch(() => null)
    this.isReading = false
    if (this.isStopped) return this.stop()
    const { before } = this
    this.before = now ?? []
    this.blindFor = now ? 0 : this.blindFor + 1
    if (!now) return this.sawNothing()
    if (before.length !== now.length) return
    this.judge(now.map((strip, at) => !isSameBytes(strip, before[at]!)))
  }

  private judge(isChanged: boolean[]): void {
    const changed = isChanged.filter((each, at) => each && at % coarse === 0)
    this.tell(changed.length <= mostChanged, !isChanged.includes(true))
  }

  private sawNothing(): void {
    this.tell(null, false)
    if (this.blindFor === mostBlind) this.stop()
  }

  private tell(isStill: boolean | null, isUnchanged: boolean): void {
    const before = { isStill: this.isStill, isUnchanged: this.isUnchanged }
    this.isStill = isStill
    this.unchangedFor = isUnchanged ? this.unchangedFor + 1 : 0
    const isSame =
      before.isStill === isStill && before.isUnchanged === this.isUnchanged
    if (!isSame) this.changed()
  }

  private async read(): Promise<Uint8Array[] | null> {
    let frame = await this.nextFrame()
    // The reader has buffered the frame that followed the last check.
    if (frame && frame.timestamp < this.lookedAtUs + leastApartUs) {
      frame.close()
      frame = await this.nextFrame()
    }
    if (!frame) return null
    this.lookedAtUs = frame.timestamp
    try {
      return await stripsOf(frame)
    } finally {
      frame.close()
    }
  }

  private async nextFrame(): Promise<VideoFrame | null> {
    this.isWaiting = true
    const { value = null } = (await this.frames?.read()) ?? {}
    this.isWaiting = false
    return value
  }
}

/** Frames store colour samples for pairs of pixel rows and columns (4:2:0). */
const even = (value: number) => Math.floor(value / 2) * 2

async function stripsOf(frame: VideoFrame): Promise<Uint8Array[]> {
  const { x, y, width, height } = frame.visibleRect!
  const copies = Array.from({ length: strips }, async (_, at) => {
    const top = y + even(((at + 0.5) * (height - 2)) / strips)
    const rect = { x: even(x), y: even(top), width: even(width), height: 2 }
    const bytes = new Uint8Array(frame.allocationSize({ rect }))
    await frame.copyTo(bytes, { rect })
    return bytes
  })
  return Promise.all(copies)
}
