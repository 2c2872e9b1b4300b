import { pairInUse, pictureEntry, statsEntries } from 'src/browser/statsEntries'

import {
  type ScreenSample,
  type SendingReading,
  type SendingSample,
  sendingRates,
} from './model/sendingSample'
import type { ViewerLag } from './model/viewerLag'
import { refreshAfterChanges } from './refreshAfterChanges'
import { StillnessWatch } from './StillnessWatch'

const everyMs = 1_000

/**
 * The viewer reports its lag each second. Half a second more allows for a
 * delayed message.
 */
const lagAgeMs = 1_500

/** @returns null if the browser has no statistics */
export async function sendingReading(
  sender: Pick<RTCRtpSender, 'getStats'>
): Promise<SendingReading | null> {
  const stats = await sender.getStats().catch(() => null)
  if (!stats) return null
  const entries = statsEntries(stats)
  const picture = pictureEntry(entries, 'outbound-rtp')
  const report = pictureEntry(entries, 'remote-inbound-rtp')
  const source = pictureEntry(entries, 'media-source')
  const pair = pairInUse(entries)
  // RTCP receiver reports show a growing queue sooner than ICE checks do.
  const roundTrip = report?.roundTripTime ?? pair?.currentRoundTripTime
  return {
    atMs: performance.now(),
    framesSent: picture?.framesSent,
    encodeSeconds: picture?.totalEncodeTime,
    framesCaptured: source?.frames,
    framesEncoded: picture?.framesEncoded,
    bytesSent: picture?.bytesSent,
    availableBps: pair?.availableOutgoingBitrate,
    roundTripMs: roundTrip === undefined ? undefined : roundTrip * 1000,
    lossShare: report?.fractionLost,
  }
}

interface SendingListener {
  /** called about once a second */
  sampled(sample: SendingSample): void
  /** called when the screen starts or stops moving, between two samples */
  screenChanged(sample: ScreenSample): void
}

/**
 * Samples the statistics of sent video. Also requests extra frames of a
 * captured tab after changes (`refreshAfterChanges`).
 */
export class SendingLoop {
  private readonly timer = setInterval(() => void this.look(), everyMs)
  private readonly stillness: StillnessWatch | null = null
  private readonly refreshing: ReturnType<typeof refreshAfterChanges> | null =
    null
  private before: SendingReading | null = null
  private leastRoundTripMs = Infinity
  private lag: { lag: ViewerLag; toldAtMs: number } | null = null
  private isStopped = false

  constructor(
    private readonly sender: Pick<RTCRtpSender, 'getStats'>,
    track: MediaStreamTrack,
    private readonly listener: SendingListener
  ) {
    if (track.getSettings().displaySurface === 'browser') {
      this.refreshing = refreshAfterChanges(track)
    } else {
      this.stillness = new StillnessWatch(track, () =>
        listener.screenChanged(this.screenSample())
      )
    }
    void this.look()
  }

  /** Adds the viewer's lag to the samples of the next 1.5 s. */
  adaptTo(lag: ViewerLag): void {
    this.lag = { lag, toldAtMs: performance.now() }
  }

  /** Requests more frames of a captured tab for a moment. */
  refresh(): void {
    this.refreshing?.now()
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.timer)
    this.refreshing?.stop()
    this.stillness?.stop()
  }

  private async look(): Promise<void> {
    const reading = await sendingReading(this.sender)
    if (!reading || this.isStopped) return
    const { before, lag } = this
    this.before = reading
    this.leastRoundTripMs = Math.min(
      this.leastRoundTripMs,
      reading.roundTripMs ?? Infinity
    )
    if (!before || reading.atMs <= before.atMs) return
    this.listener.sampled({
      ...sendingRates(before, reading, this.leastRoundTripMs),
      ...this.screenSample(),
      viewerLag: lag && reading.atMs - lag.toldAtMs < lagAgeMs ? lag.lag : null,
    })
  }

  private screenSample(): ScreenSample {
    const { isStill = null, isUnchanged = false } = this.stillness ?? {}
    return {
      availableBps: this.before?.availableBps ?? null,
      isStill,
      isUnchanged,
    }
  }
}
