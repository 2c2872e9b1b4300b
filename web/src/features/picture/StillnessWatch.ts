import { isSameBytes } from 'src/browser/bytes'
import { after, every } from 'src/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

const everyMs = 500

/**
 * The second check comes early: until a large screen is known to be still, it
 * is sent at a reduced resolution.
 */
const secondAfterMs = 250
const leastApartUs = 200_000

/**
 * Number of compared strips of the frame. Each strip is two pixels high, and no
 * line of text fits between two strips.
 */
const strips = 96

/** Motion is counted only in every fourth strip. */
const coarse = 4
/**
 * The largest number of changed strips that still counts as no motion. A
 * pointer or a caret changes one or two; typing while a clock ticks, three or
 * more.
 */
const mostChanged = 2

/** Checking ends after this many checks in a row without pixels. */
const mostBlind = 3

/**
 * The screen counts as unchanged after this many checks in a row without a
 * change. A blinking caret causes a change before that.
 */
const unchangedAfter = 3

/**
 * Compares pixels to detect whether a captured screen stands still. Statistics
 * do not show it: a monitor is captured at a constant frame rate, and the
 * bitrate is high while the encoder refines a still page.
 */
export class StillnessWatch {
  /** true even if only a pointer or a caret moves; null if unknown */
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
    // The reader is not cancelled while a read is pending: the frame would
    // arrive later, and nobody would close it.
    if (!this.isReading) this.frames?.cancel().catch(() => {})
  }

  private async look(): Promise<void> {
    if (this.isReading) {
      // Some systems capture no frames while nothing changes, so a pending read
      // means that the screen is unchanged.
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
    // The reader buffers one frame, which may be as old as the last check; such
    // a frame is skipped.
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

/**
 * Rounds down to even numbers: in 4:2:0 video, each colour sample covers two
 * rows and two columns of pixels.
 */
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
