import { pictureEntry, statsEntries } from 'src/browser/statsEntries'
import { wait } from 'src/browser/unthrottledTimers'

import {
  followSending,
  type Sending,
  type SendingFollower,
} from './followSending'
import { isUsed } from './mechanisms'
import { fullBudget, type PictureBudget } from './model/pictureBudget'
import {
  type CodecChoice,
  codecOfNextPicture,
  firstCodec,
} from './model/pictureCodec'
import {
  type PictureAim,
  pictureAims,
  type QualityPreference,
  usualQualityPreference,
} from './model/qualityPreference'
import type { ViewerLag } from './model/viewerLag'
import { SenderEncoding } from './SenderEncoding'

/**
 * How much smaller the first frame is, in width and height: it arrives in a
 * fraction of the time, and so does the full-size frame after it
 * (docs/picture.md).
 */
const firstFrameScale = 4

/**
 * The most lines of a moving picture, as a software encoder cannot keep up with
 * more; a still picture may have all lines of the screen (docs/picture.md).
 */
const mostLines = 1440

/**
 * @param isCurrent whether the track is still the one to show
 * @returns when the picture may follow; never rejects
 */
export type SendStill = (
  track: MediaStreamTrack,
  isCurrent: () => boolean
) => Promise<void>

const capturedFramesPerSecond = 30

const pollMs = 15
const firstFramePatienceMs = 5_000

/**
 * Sends a screen: a small frame first, then at full size, within the limits of
 * link and encoder.
 */
export class PictureSender {
  /**
   * The track to send; undefined before the first one. It is never read back
   * from the sender, which may still hold an older track, or that of the empty
   * picture.
   */
  private wanted: MediaStreamTrack | null | undefined
  private turn = 0
  /** the scale of the first frame */
  private reduction = 1
  private isPaused = false
  /** a frame rate limit in addition to that of the budget */
  private most = Infinity
  private aim: PictureAim = pictureAims[usualQualityPreference]
  private budget: PictureBudget = fullBudget(this.aim)
  private codec: CodecChoice = firstCodec
  private follower: SendingFollower | null = null
  /**
   * set once on a wide link: sends a still of a track, after which the full
   * picture is sent without a small frame
   */
  sendStillAhead: SendStill | null = null
  private readonly encoding: SenderEncoding

  /** whether there is, or is about to be, a picture to send */
  get isShowing(): boolean {
    return !!this.wanted
  }

  /** @param rest called with whether the picture stands still */
  constructor(
    private readonly sender: RTCRtpSender,
    private readonly rest: (isResting: boolean) => void = () => {}
  ) {
    this.encoding = new SenderEncoding(sender)
  }

  /**
   * Replaces the picture’s track; null stops sending.
   *
   * @throws when the connection rejects the track
   */
  show(track: MediaStreamTrack | null): Promise<void> {
    this.wanted = track
    return this.send()
  }

  /**
   * Stops sending while nothing gets through: packets sent now would only delay
   * later ones.
   */
  pause(): void {
    this.isPaused = true
    void this.apply()
  }

  /**
   * Sends the picture again, as the peer has missed part of it.
   *
   * @throws when the connection rejects the track
   */
  resume(): Promise<void> {
    this.isPaused = false
    return this.send()
  }

  /** Makes the picture sharper or smoother, as the viewer prefers. */
  async applyQualityPreference(
    qualityPreference: QualityPreference
  ): Promise<void> {
    this.aim = pictureAims[qualityPreference]
    this.budget = fullBudget(this.aim)
    await this.apply()
  }

  /** Handles a report that the viewer’s computer lags behind. */
  adaptTo(lag: ViewerLag): void {
    if (isUsed('viewer lag')) this.follower?.adaptTo(lag)
  }

  /** Keeps the current encoding and stops adjusting it. */
  stop(): number {
    this.follower?.stop()
    this.most = Infinity
    this.rest(false)
    return ++this.turn
  }

  private async send(): Promise<void> {
    const turn = this.stop()
    const { wanted } = this
    if (wanted) return this.firstFrame(wanted, turn)
    if (wanted === null) await this.sender.replaceTrack(null)
    await this.apply()
  }

  private async firstFrame(
    track: MediaStreamTrack,
    turn: number
  ): Promise<void> {
    const { sendStillAhead } = this
    this.sendStillAhead = null
    const stillSent = sendStillAhead?.(track, () => turn === this.turn)
    const framesBefore = await this.framesSent()
    this.codec = codecOfNextPicture(this.codec)
    await this.reduceBy(
      sendStillAhead || !isUsed('small first frame') ? 1 : firstFrameScale
    )
    await stillSent
    if (turn !== this.turn) return
    await this.sender.replaceTrack(track)
    await this.untilSent(framesBefore, turn)
    if (turn !== this.turn) return
    await this.reduceBy(1)
    this.follow(track)
  }

  private follow(track: MediaStreamTrack): void {
    const lacksLines = this.scaleOfLines() > 1
    this.follower = followSending(this.sender, track, lacksLines, {
      rest: this.rest,
      limit: (framesPerSecond) => {
        this.most = framesPerSecond
        void this.apply()
      },
      change: (adjust) =>
        this.change(
          adjust({ budget: this.budget, codec: this.codec }, this.aim)
        ),
    })
  }

  private change({ budget, codec }: Sending): void {
    const { budget: before, codec: codecBefore } = this
    this.budget = budget
    this.codec = codec
    const isSameChoice =
      codec.codec === codecBefore.codec &&
      codec.hasAllLines === codecBefore.hasAllLines
    if (!isSameChoice || !isSame(before, budget)) void this.apply()
  }

  private async untilSent(framesBefore: number, turn: number): Promise<void> {
    const endMs = performance.now() + firstFramePatienceMs
    while (turn === this.turn && performance.now() < endMs) {
      if ((await this.framesSent()) > framesBefore) return
      await wait(pollMs)
    }
  }

  private async framesSent(): Promise<number> {
    const stats = await this.sender.getStats().catch(() => null)
    const entries = stats ? statsEntries(stats) : []
    return pictureEntry(entries, 'outbound-rtp')?.framesSent ?? 0
  }

  private reduceBy(factor: number): Promise<void> {
    this.reduction = factor
    return this.apply()
  }

  private scaleOfLines(): number {
    if (!isUsed('line limit')) return 1
    const { width = 0, height = 0 } = this.wanted?.getSettings() ?? {}
    return Math.max(1, Math.min(width, height) / mostLines)
  }

  private apply(): Promise<void> {
    const { aim, budget, codec } = this
    const scaleOfLines = codec.hasAllLines ? 1 : this.scaleOfLines()
    return this.encoding.want({
      encoding: {
        active: !this.isPaused,
        scaleResolutionDownBy: this.reduction * budget.scale * scaleOfLines,
        maxBitrate: budget.maxBitrateBps,
        maxFramerate: limitOf(Math.min(budget.framesPerSecond, this.most)),
      },
      codec: codec.codec === 'VP8' ? null : codec.codec,
      degradationPreference:
        aim.mostScale > 1 ? 'balanced' : 'maintain-resolution',
    })
  }
}

/**
 * Chromium captures 30 frames a second unless more are requested. Setting that
 * as a limit delays the first full-size picture by 700 ms
 * (docs/picture.md).
 */
const limitOf = (framesPerSecond: number): number | undefined =>
  framesPerSecond === capturedFramesPerSecond ? undefined : framesPerSecond

const isSame = (one: PictureBudget, other: PictureBudget): boolean =>
  one.framesPerSecond === other.framesPerSecond &&
  one.scale === other.scale &&
  one.maxBitrateBps === other.maxBitrateBps
