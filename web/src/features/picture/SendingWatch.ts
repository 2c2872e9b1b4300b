import type { ViewerLag } from 'src/features/call/model/viewerLag'

import {
  type SendingReading,
  type SendingSample,
  sendingSample,
} from './model/sendingSample'
import { sendingReading } from './sendingReading'

const everyMs = 1_000

/** The viewer looks once a second too, and its message takes a while. */
const lagAgeMs = 1_500

/** Reports once a second how sending is going, from start to stop. */
export class SendingWatch {
  private timer: ReturnType<typeof setInterval> | null = null
  private before: SendingReading | null = null
  private leastRoundTripMs = Infinity
  private lag: { lag: ViewerLag; toldAtMs: number } | null = null

  constructor(
    private readonly sender: Pick<RTCRtpSender, 'getStats'>,
    private readonly isStill: () => boolean | null,
    private readonly tell: (sample: SendingSample) => void
  ) {}

  /** What the viewer tells counts for the next look. */
  told(lag: ViewerLag): void {
    this.lag = { lag, toldAtMs: performance.now() }
  }

  start(): void {
    this.stop()
    this.timer = setInterval(() => void this.look(), everyMs)
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
    this.before = null
  }

  private async look(): Promise<void> {
    const { timer } = this
    const reading = await sendingReading(this.sender)
    if (!reading || this.timer !== timer) return
    const { before } = this
    const isTold = this.lag && reading.atMs - this.lag.toldAtMs < lagAgeMs
    const viewerLag = isTold ? this.lag?.lag : null
    const isStill = this.isStill()
    const after = { ...reading, viewerLag, isStill }
    this.before = after
    this.leastRoundTripMs = Math.min(
      this.leastRoundTripMs,
      after.roundTripMs ?? Infinity
    )
    if (!before || after.atMs <= before.atMs) return
    this.tell(sendingSample(before, after, this.leastRoundTripMs))
  }
}
