import {
  type SendingReading,
  type SendingSample,
  sendingSample,
} from 'src/domain/picture/sendingSample'

import { pairInUse, pictureEntry, statsEntries } from './statsEntries'

const everyMs = 1_000

/** Reports once a second how sending is going, from start to stop. */
export class SendingWatch {
  private timer: ReturnType<typeof setInterval> | null = null
  private before: SendingReading | null = null
  private leastRoundTripMs = Infinity

  constructor(
    private readonly sender: Pick<RTCRtpSender, 'getStats'>,
    private readonly tell: (sample: SendingSample) => void
  ) {}

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
    const after = sendingReading(stats, performance.now())
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
