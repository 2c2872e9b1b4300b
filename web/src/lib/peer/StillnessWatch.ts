import { isSameBytes } from 'src/domain/picture/isSameBytes'
import { every } from 'src/lib/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

const everyMs = 500

/** Strips across the picture, two lines each: no line of text fits between them. */
const strips = 96

/**
 * Of every fourth strip a pointer or a caret touches one or two, a line that is typed
 * with a clock beside it three or more.
 */
const coarse = 4
const mostChanged = 2

/** Looks without any change; a caret blinks more often. */
const unchangedAfter = 3

/**
 * Whether a captured screen stands still. A monitor is captured as often as ever, and
 * an encoder that still refines a page tells nothing by its bits.
 */
export class StillnessWatch {
  /** but for a pointer or a caret; null while it is not known */
  isStill: boolean | null = null
  private unchangedFor = 0
  private readonly frames: ReturnType<typeof frameReaderOf>
  private readonly endLooking: () => void
  private before: Uint8Array[] = []
  private isReading = false
  private isStopped = false

  /** @param tell whether nothing at all changes */
  constructor(
    track: MediaStreamTrack,
    private readonly tell: (isUnchanged: boolean) => void
  ) {
    this.frames = frameReaderOf(track)
    this.endLooking = this.frames
      ? every(everyMs, () => void this.look())
      : () => {}
    if (this.frames) void this.look()
  }

  stop(): void {
    this.isStopped = true
    this.endLooking()
    // A frame on its way to a reader that is cancelled would never be closed.
    if (!this.isReading) this.frames?.cancel().catch(() => {})
  }

  private async look(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    // A browser that does not hand out its pixels leaves it unknown.
    const now = await this.read().catch(() => null)
    this.isReading = false
    if (this.isStopped) return this.stop()
    if (!now) return this.giveUp()
    const { before } = this
    this.before = now
    if (before.length !== now.length) return
    const isChanged = now.map((strip, at) => !isSameBytes(strip, before[at]!))
    const changed = isChanged.filter((each, at) => each && at % coarse === 0)
    this.isStill = changed.length <= mostChanged
    this.count(!isChanged.includes(true))
  }

  private giveUp(): void {
    this.isStill = null
    this.count(false)
    this.stop()
  }

  private count(isUnchanged: boolean): void {
    const wasTold = this.unchangedFor >= unchangedAfter
    this.unchangedFor = isUnchanged ? this.unchangedFor + 1 : 0
    const isTold = this.unchangedFor >= unchangedAfter
    if (isTold !== wasTold) this.tell(isTold)
  }

  private async read(): Promise<Uint8Array[] | null> {
    const { value: frame } = (await this.frames?.read()) ?? {}
    if (!frame) return null
    try {
      return await stripsOf(frame)
    } finally {
      frame.close()
    }
  }
}

/** Frames have their samples in pairs of lines and columns (4:2:0). */
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
