import {
  type SendingReading,
  type SendingSample,
  sendingSample,
} from 'src/domain/picture/sendingSample'
import type { ViewerLag } from 'src/domain/picture/viewerLag'

import { pairInUse, pictureEntry, statsEntries } from './statsEntries'

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
    const stats = await this.sender.getStats().catch(() => null)
    if (!stats || this.timer !== timer) return
    const { before } = this
    const atMs = performance.now()
    const isTold = this.lag && atMs - this.lag.toldAtMs < lagAgeMs
    const viewerLag = isTold ? this.lag?.lag : null
    const isStill = this.isStill()
    const after = { ...sendingReading(stats, atMs), viewerLag, isStill }
    this.before = after
    this.leastRoundTripMs = Math.min(
      this.leastRoundTripMs,
      after.roundTripMs ?? Infinity
    )
    if (!before || after.atMs <= before.atMs) return
    this.tell(sendingSample(before, after, this.leastRoundTripMs))
  }
}

/** The receiver’s own reports show a queue sooner than the checks of ICE do. */
function sendingReading(stats: RTCStatsReport, atMs: number): SendingReading {
  const entries = statsEntries(stats)
  const picture = pictureEntry(entries, 'outbound-rtp')
  const report = pictureEntry(entries, 'remote-inbound-rtp')
  const source = pictureEntry(entries, 'media-source')
  const pair = pairInUse(entries)
  const roundTrip = report?.roundTripTime ?? pair?.currentRoundTripTime
  return {
    atMs,
    encodeSeconds: picture?.totalEncodeTime,
    framesCaptured: source?.frames,
    framesEncoded: picture?.framesEncoded,
    bytesSent: picture?.bytesSent,
    availableBps: pair?.availableOutgoingBitrate,
    roundTripMs: roundTrip === undefined ? undefined : roundTrip * 1000,
    lossShare: report?.fractionLost,
    limitation: picture?.qualityLimitationReason,
  }
}
