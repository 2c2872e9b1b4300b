import { isSameBytes } from 'src/browser/bytes'
import { after, every } from 'src/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

const everyMs = 500

/**
 * How soon the second check follows the first: a large screen is sent with
 * fewer lines until it is known to be still.
 */
const secondAfterMs = 250
const leastApartUs = 200_000

/**
 * Strips across the picture, two lines each, so close that no line of text fits
 * between them.
 */
const strips = 96

/**
 * Only every fourth strip counts for motion: a pointer or a caret changes one
 * or two of these; typing a line while a clock ticks changes three or more.
 */
const coarse = 4
const mostChanged = 2

/**
 * Consecutive checks without pixels after which the browser counts as
 * withholding them.
 */
const mostBlind = 3

/**
 * Consecutive checks without any change after which the picture counts as
 * unchanged; a blinking caret changes more often.
 */
const unchangedAfter = 3

interface StillnessListener {
  /** the picture has become still, except for a pointer or a caret */
  stands(): void
  /** the picture has started to move */
  moves(): void
  /** whether nothing at all changes, not even a pointer */
  unchanged(isUnchanged: boolean): void
}

/**
 * Detects whether a captured screen stands still. The frame rate does not tell,
 * as a monitor is always captured at the same rate, nor does the bitrate, as an
 * encoder may still be refining a page.
 */
export class StillnessWatch {
  /** ignores a pointer or a caret; null if unknown */
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

  constructor(
    track: MediaStreamTrack,
    private readonly listener: StillnessListener
  ) {
    this.frames = frameReaderOf(track)
    if (!this.frames) return
    const look = () => void this.look()
    this.timers = [after(secondAfterMs, look), every(everyMs, look)]
    look()
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
    const wasStill = this.isStill
    const changed = isChanged.filter((each, at) => each && at % coarse === 0)
    this.isStill = changed.length <= mostChanged
    if (this.isStill && !wasStill) this.listener.stands()
    if (!this.isStill && wasStill) this.listener.moves()
    this.count(!isChanged.includes(true))
  }

  private sawNothing(): void {
    this.isStill = null
    this.count(false)
    if (this.blindFor === mostBlind) this.stop()
  }

  private count(isUnchanged: boolean): void {
    const wasTold = this.unchangedFor >= unchangedAfter
    this.unchangedFor = isUnchanged ? this.unchangedFor + 1 : 0
    const isTold = this.unchangedFor >= unchangedAfter
    if (isTold !== wasTold) this.listener.unchanged(isTold)
  }

  private async read(): Promise<Uint8Array[] | null> {
    let frame = await this.nextFrame()
    // The reader held the frame that followed the last check.
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

/** Frames store colour samples for pairs of lines and columns (4:2:0). */
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
