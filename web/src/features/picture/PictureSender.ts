import { wait } from 'src/browser/unthrottledTimers'

import {
  firstSending,
  forScreen,
  nextSending,
  type Sending,
  startedOver,
  withAim,
} from './model/picturePolicy'
import {
  type PictureAim,
  pictureAims,
  type QualityPreference,
  usualQualityPreference,
} from './model/qualityPreference'
import { restingFramesPerSecond } from './model/sendingSample'
import type { ViewerLag } from './model/viewerLag'
import { SenderEncoding } from './SenderEncoding'
import { SendingLoop, sendingReading } from './SendingLoop'

/**
 * `scaleResolutionDownBy` of the first frame. A smaller first frame arrives
 * sooner, and so does the full-size frame after it (docs/picture.md).
 */
const firstFrameScale = 4

/**
 * The height in pixels above which a software encoder is too slow for moving
 * video (docs/picture.md).
 */
const mostLines = 1440

const capturedFramesPerSecond = 30

const pollMs = 15
const firstFramePatienceMs = 5_000

/**
 * Sends a small screenshot of the track before the video, unless `isCurrent`
 * returns false once the screenshot is ready.
 *
 * @returns a promise that resolves when the video may follow, and never rejects
 */
export type SendStillAhead = (
  track: MediaStreamTrack,
  isCurrent: () => boolean
) => Promise<void>

/**
 * Sends the video of a screen: first one small frame, then frames of full size,
 * within the limits of bandwidth and encoder.
 */
export class PictureSender {
  /**
   * The track to send; undefined before the first one. `sender.track` may
   * differ: it can be an older track, or the one-pixel track of a call without
   * a screen.
   */
  private wanted: MediaStreamTrack | null | undefined
  private turn = 0
  /** `scaleResolutionDownBy` of the first frame; 1 for later frames */
  private reduction = 1
  private isPaused = false
  private aim: PictureAim = pictureAims[usualQualityPreference]
  private sending: Sending = firstSending(this.aim)
  private loop: SendingLoop | null = null
  private readonly encoding: SenderEncoding
  private toldSent = () => {}

  /**
   * Set as soon as the connection proves to have much bandwidth: a screenshot
   * is then sent first, and the first video frame has full size.
   */
  sendStillAhead: SendStillAhead | null = null

  /** resolves when the first frame of a screen is sent, or after 5 s */
  readonly sent = new Promise<void>((resolve) => (this.toldSent = resolve))

  /** whether a screen is sent, or will be in a moment */
  get isShowing(): boolean {
    return !!this.wanted
  }

  /** @param rest called with whether the screen stands still */
  constructor(
    private readonly sender: RTCRtpSender,
    private readonly rest: (isResting: boolean) => void = () => {}
  ) {
    this.encoding = new SenderEncoding(sender)
  }

  /**
   * Replaces the track of the video; null stops sending.
   *
   * @throws when the connection rejects the track
   */
  show(track: MediaStreamTrack | null): Promise<void> {
    this.wanted = track
    return this.send()
  }

  /** Stops during an outage: queued packets would only delay later ones. */
  pause(): void {
    this.isPaused = true
    void this.apply()
  }

  /**
   * Sends the screen again from a first frame, because the peer missed some
   * frames.
   *
   * @throws when the connection rejects the track
   */
  resume(): Promise<void> {
    this.isPaused = false
    return this.send()
  }

  async applyQualityPreference(
    qualityPreference: QualityPreference
  ): Promise<void> {
    this.aim = pictureAims[qualityPreference]
    this.sending = withAim(this.sending, this.aim)
    await this.apply()
  }

  adaptTo(lag: ViewerLag): void {
    this.loop?.adaptTo(lag)
  }

  /** Keeps the current encoding and stops adjusting it. */
  stop(): number {
    this.loop?.stop()
    this.loop = null
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
    this.sending = startedOver(this.sending, this.aim)
    await this.reduceBy(sendStillAhead ? 1 : firstFrameScale)
    await stillSent
    if (turn !== this.turn) return
    await this.sender.replaceTrack(track)
    await this.firstFrameSent(framesBefore, turn)
    if (turn !== this.turn) return
    this.toldSent()
    await this.reduceBy(1)
    this.follow(track)
  }

  /** Resolves after the first frame, or after `firstFramePatienceMs`. */
  private async firstFrameSent(
    framesBefore: number,
    turn: number
  ): Promise<void> {
    const endMs = performance.now() + firstFramePatienceMs
    while (turn === this.turn && performance.now() < endMs) {
      if ((await this.framesSent()) > framesBefore) return
      await wait(pollMs)
    }
  }

  private async framesSent(): Promise<number> {
    return (await sendingReading(this.sender))?.framesSent ?? 0
  }

  private follow(track: MediaStreamTrack): void {
    const { width = 0, height = 0 } = track.getSettings()
    const lacksLines = this.scaleOfLines() > 1
    const screen = { pixels: width * height, lacksLines }
    this.loop = new SendingLoop(this.sender, track, {
      sampled: (sample) => {
        const { isStill, encodedPerSecond } = sample
        this.rest(isStill ?? encodedPerSecond <= restingFramesPerSecond)
        this.change(nextSending(this.sending, sample, screen, this.aim))
      },
      screenChanged: (sample) =>
        this.change(forScreen(this.sending, sample, screen, this.aim)),
    })
  }

  private change(sending: Sending): void {
    const { sending: before } = this
    this.sending = sending
    if (sending.codec !== before.codec) this.loop?.refresh()
    if (!isSame(before, sending)) void this.apply()
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
    const { aim, sending } = this
    const scaleOfLines = sending.hasAllLines ? 1 : this.scaleOfLines()
    return this.encoding.want({
      encoding: {
        active: !this.isPaused,
        scaleResolutionDownBy: this.reduction * sending.scale * scaleOfLines,
        maxBitrate: aim.maxBitrateBps,
        maxFramerate: limitOf(sending.framesPerSecond),
      },
      codec: sending.codec === 'VP8' ? null : sending.codec,
      degradationPreference: aim.mayBeSmaller
        ? 'balanced'
        : 'maintain-resolution',
    })
  }
}

/**
 * Leaves out `maxFramerate` for 30 frames a second, Chromium's default capture
 * rate: setting it delays the first full-size frame by 700 ms
 * (docs/picture.md).
 */
const limitOf = (framesPerSecond: number): number | undefined =>
  framesPerSecond === capturedFramesPerSecond ? undefined : framesPerSecond

const isSame = (one: Sending, other: Sending): boolean =>
  one.codec === other.codec &&
  one.hasAllLines === other.hasAllLines &&
  one.framesPerSecond === other.framesPerSecond &&
  one.scale === other.scale
