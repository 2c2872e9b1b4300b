import { pictureEntry, statsEntries } from 'src/browser/statsEntries'
import { wait } from 'src/browser/unthrottledTimers'

import {
  followSending,
  type Sending,
  type SendingFollower,
} from './followSending'
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
 * The reduction of the first frame’s width and height: it arrives in a fraction
 * of the time, and so does the full-size one after it (docs/picture.md).
 */
const firstFrameScale = 4

/**
 * More lines are sent once the picture stands: a software encoder cannot keep up with
 * them while it moves (docs/picture.md).
 */
const mostLines = 1440

/**
 * @param isCurrent whether that track is still to be seen
 * @returns when the picture may follow; it is never rejected
 */
export type SendStill = (
  track: MediaStreamTrack,
  isCurrent: () => boolean
) => Promise<void>

const capturedFramesPerSecond = 30

const pollMs = 15
const firstFramePatienceMs = 5_000

/**
 * Sends a screen: a small frame at once, then full size, and as much as link
 * and encoder can take.
 */
export class PictureSender {
  /**
   * What is to be sent; undefined before anything was. Never read back from the
   * sender, which may still hold an older track, or that of the empty picture.
   */
  private wanted: MediaStreamTrack | null | undefined
  private turn = 0
  /** of the first frame */
  private reduction = 1
  private isPaused = false
  /** frames a second, whatever the budget is */
  private most = Infinity
  private aim: PictureAim = pictureAims[usualQualityPreference]
  private budget: PictureBudget = fullBudget(this.aim)
  private codec: CodecChoice = firstCodec
  private follower: SendingFollower | null = null
  /**
   * on a wide link, once: sends a still of that track, and the whole picture
   * follows it without a small frame
   */
  sendStillAhead: SendStill | null = null
  private readonly encoding: SenderEncoding

  /** whether there is, or is about to be, a picture to send */
  get isShowing(): boolean {
    return !!this.wanted
  }

  /** @param rest is told whether what is sent stands still */
  constructor(
    private readonly sender: RTCRtpSender,
    private readonly rest: (isResting: boolean) => void = () => {}
  ) {
    this.encoding = new SenderEncoding(sender)
  }

  /**
   * Replaces the picture’s track; null sends nothing from now on.
   *
   * @throws when the connection rejects the track
   */
  show(track: MediaStreamTrack | null): Promise<void> {
    this.wanted = track
    return this.send()
  }

  /**
   * This side cannot be heard: packets sent now would only delay those sent
   * later.
   */
  pause(): void {
    this.isPaused = true
    void this.apply()
  }

  /**
   * Sends the picture again, since the peer has missed part of it.
   *
   * @throws when the connection rejects the track
   */
  resume(): Promise<void> {
    this.isPaused = false
    return this.send()
  }

  /** Sends it sharper or smoother from now on, as the viewer prefers. */
  async applyQualityPreference(
    qualityPreference: QualityPreference
  ): Promise<void> {
    this.aim = pictureAims[qualityPreference]
    this.budget = fullBudget(this.aim)
    await this.apply()
  }

  /** The viewer’s computer is behind, as it has just told. */
  adaptTo(lag: ViewerLag): void {
    this.follower?.adaptTo(lag)
  }

  /** Leaves the picture as it is and stops adjusting it. */
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
    await this.reduceBy(sendStillAhead ? 1 : firstFrameScale)
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
