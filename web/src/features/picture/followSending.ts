import { pairInUse, pictureEntry, statsEntries } from 'src/browser/statsEntries'
import { wait } from 'src/browser/unthrottledTimers'

import { isUsed } from './mechanisms'
import { adjustedBudget } from './model/adjustedBudget'
import { isLate } from './model/encoderStrain'
import {
  codecOfAllLines,
  codecOfLateEncoder,
  linkNeedsOf,
  nextCodec,
} from './model/nextCodec'
import type { PictureBudget } from './model/pictureBudget'
import type { CodecChoice } from './model/pictureCodec'
import type { PictureAim } from './model/qualityPreference'
import {
  restingFramesPerSecond,
  type SendingReading,
  type SendingSample,
  sendingSample,
} from './model/sendingSample'
import type { ViewerLag } from './model/viewerLag'
import { refreshAfterChanges } from './refreshAfterChanges'
import { StillnessWatch } from './StillnessWatch'

/**
 * The frame rate of a monitor that does not change: this halves the work of
 * both computers, and delays the first change by 17 ms (docs/picture.md).
 */
const unchangedFramesPerSecond = 15

/** The parameters with which a picture is sent. */
export interface Sending {
  budget: PictureBudget
  codec: CodecChoice
}

type Adjust = (before: Sending, aim: PictureAim) => Sending

/** Adjusts the encoding while a picture is sent. */
export interface SendingFollower {
  adaptTo(lag: ViewerLag): void
  stop(): void
}

interface SendingListener {
  /**
   * called with a function that computes the new values from the current ones
   */
  change(adjust: Adjust): void
  /** reports whether the picture stands still */
  rest(isResting: boolean): void
  /** limits the frame rate for the moment, whatever the budget allows */
  limit(framesPerSecond: number): void
}

const everyMs = 1_000

/**
 * A report of the viewer counts for this long. Reports arrive about once a
 * second, and a late one must still be in time for the next sample.
 */
const lagAgeMs = 1_500

/**
 * The round trip is that of the receiver’s RTCP reports if there are any: they
 * show a queue sooner than the ICE checks do.
 *
 * @returns null if the browser reports nothing
 */
async function sendingReading(
  sender: Pick<RTCRtpSender, 'getStats'>
): Promise<SendingReading | null> {
  const stats = await sender.getStats().catch(() => null)
  if (!stats) return null
  const entries = statsEntries(stats)
  const picture = pictureEntry(entries, 'outbound-rtp')
  const report = pictureEntry(entries, 'remote-inbound-rtp')
  const source = pictureEntry(entries, 'media-source')
  const pair = pairInUse(entries)
  const roundTrip = report?.roundTripTime ?? pair?.currentRoundTripTime
  return {
    atMs: performance.now(),
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

/** Samples the statistics of the sender once a second, from start to stop. */
class SendingWatch {
  private timer: ReturnType<typeof setInterval> | null = null
  private before: SendingReading | null = null
  private leastRoundTripMs = Infinity
  private lag: { lag: ViewerLag; toldAtMs: number } | null = null

  constructor(
    private readonly sender: Pick<RTCRtpSender, 'getStats'>,
    private readonly isStill: () => boolean | null,
    private readonly tell: (sample: SendingSample) => void
  ) {}

  /** Adds the viewer's report to the next sample. */
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

const look = { everyMs: 100, most: 8, late: 2, timely: 4 }

/**
 * Samples at short intervals for less than a second: an encoder that cannot
 * keep up shows that when the picture starts to move.
 *
 * @returns whether two intervals in a row had late frames before four others in
 * a row had none
 */
export async function isEncoderLate(
  sender: Pick<RTCRtpSender, 'getStats'>
): Promise<boolean> {
  let before = await sendingReading(sender)
  let wasLate = false
  let inARow = 0
  for (let looks = 0; looks < look.most; looks++) {
    await wait(look.everyMs)
    const after = await sendingReading(sender)
    if (!before || !after) return false
    // The encoder is still working on a frame, whose duration is unknown; a
    // single long frame may be a page turn.
    if (after.framesEncoded === before.framesEncoded) continue
    const late = isLate(before, after)
    inARow = late === wasLate ? inARow + 1 : 1
    if (inARow === (late ? look.late : look.timely)) return late
    wasLate = late
    before = after
  }
  return false
}

/**
 * Checks once a second how sending performs, and refreshes a captured tab after
 * changes.
 *
 * @param lacksLines whether a moving picture has fewer lines than the screen
 */
export function followSending(
  sender: Pick<RTCRtpSender, 'getStats'>,
  track: MediaStreamTrack,
  lacksLines: boolean,
  { change, rest, limit }: SendingListener
): SendingFollower {
  let isStopped = false
  const choose = (next: (before: CodecChoice) => CodecChoice) =>
    change(({ budget, codec }) => ({ budget, codec: next(codec) }))
  const lookClosely = async () => {
    if (!(await isEncoderLate(sender)) || isStopped) return
    choose(codecOfLateEncoder)
  }
  const moves = () => void lookClosely()
  const { displaySurface, width = 0, height = 0 } = track.getSettings()
  const needs = linkNeedsOf(width * height, lacksLines)
  const sendAllLines = async () => {
    const reading = await sendingReading(sender)
    if (!reading || isStopped) return
    choose((codec) => codecOfAllLines(codec, reading, needs))
  }
  const isTab = displaySurface === 'browser'
  const refreshing =
    isTab && isUsed('refresh') ? refreshAfterChanges(track, moves) : null
  const stillness =
    isTab || !isUsed('stillness')
      ? null
      : new StillnessWatch(track, {
          stands: () => lacksLines && void sendAllLines(),
          moves,
          unchanged: (isUnchanged) =>
            isUsed('monitor rate') &&
            limit(isUnchanged ? unchangedFramesPerSecond : Infinity),
        })
  const isStill = () => stillness?.isStill ?? null
  const watch = new SendingWatch(sender, isStill, (sample) => {
    rest(sample.isStill ?? sample.encodedPerSecond <= restingFramesPerSecond)
    change(({ budget, codec: before }, aim) => {
      const codec = isUsed('AV1') ? nextCodec(before, sample, needs) : before
      if (codec.codec === before.codec) {
        if (!isUsed('stepped budget')) return { codec, budget }
        return { codec, budget: adjustedBudget(budget, sample, aim) }
      }
      refreshing?.now()
      return { codec, budget }
    })
  })
  watch.start()
  return {
    adaptTo: (lag) => watch.told(lag),
    stop() {
      isStopped = true
      watch.stop()
      refreshing?.stop()
      stillness?.stop()
    },
  }
}
