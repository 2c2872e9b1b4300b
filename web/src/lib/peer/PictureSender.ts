import {
  fullBudget,
  type PictureBudget,
} from 'src/domain/picture/pictureBudget'
import {
  type PictureAim,
  pictureAims,
  type QualityPreference,
  usualQualityPreference,
} from 'src/domain/picture/qualityPreference'
import { after } from 'src/lib/browser/unthrottledTimers'

import { SenderEncoding } from './SenderEncoding'
import type { SendingWatch } from './SendingWatch'
import { pictureEntry, statsEntries } from './statsEntries'

/**
 * The first frame is as much smaller in width and in height: it is there in a
 * fraction of the time, and so is the whole one after it (docs/decisions/0017).
 */
const firstFrameScale = 4

/** More than this nobody can read on, and a software encoder cannot follow. */
const mostLines = 1440

const capturedFramesPerSecond = 30

/**
 * A tab that changes once and then stands still is captured at the next
 * refresh. Chromium makes one a second, or as many as are asked for (measured).
 */
const refreshes: MediaTrackConstraints = { frameRate: { min: 5 } }

const pollMs = 15
const firstFramePatienceMs = 5_000

/** Sends a screen: something at once, then all of it, and as much as link and encoder bear. */
export class PictureSender {
  /**
   * What is to be sent; undefined before anything was. Never read back from the
   * sender, which may still hold an older track, or that of the empty picture.
   */
  private wanted: MediaStreamTrack | null | undefined
  private turn = 0
  private scale = 1
  private isPaused = false
  private aim: PictureAim = pictureAims[usualQualityPreference]
  private budget: PictureBudget = fullBudget(this.aim)
  private watch: SendingWatch | null = null
  private readonly encoding: SenderEncoding

  constructor(private readonly sender: RTCRtpSender) {
    this.encoding = new SenderEncoding(sender)
  }

  /**
   * Puts a track in the place of the picture; null sends nothing from now on.
   *
   * @throws when the connection does not take the track
   */
  show(track: MediaStreamTrack | null): Promise<void> {
    this.wanted = track
    return this.send()
  }

  /** Nobody hears this side: what is sent now would only be in the way of what is sent then. */
  pause(): void {
    this.isPaused = true
    void this.apply()
  }

  /**
   * Sends the picture anew, since the other side has missed a part of it.
   *
   * @throws when the connection does not take the track
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

  /** Leaves the picture as it is and looks after it no more. */
  stop(): number {
    this.watch?.stop()
    return ++this.turn
  }

  private async send(): Promise<void> {
    const turn = this.stop()
    const { wanted } = this
    if (wanted) return this.smallFirst(wanted, turn)
    if (wanted === null) await this.sender.replaceTrack(null)
    await this.apply()
  }

  private async smallFirst(
    track: MediaStreamTrack,
    turn: number
  ): Promise<void> {
    const scale = wholePictureScale(track)
    const framesBefore = await this.framesSent()
    await this.scaleBy(scale * firstFrameScale)
    if (turn !== this.turn) return
    await this.sender.replaceTrack(track)
    await this.untilSent(framesBefore, turn)
    if (turn !== this.turn) return
    await this.scaleBy(scale)
    // Only now: it would delay the first picture.
    if (track.getSettings().displaySurface === 'browser') {
      void track.applyConstraints(refreshes).catch(() => {})
    }
    await this.follow(turn)
  }

  /** Brought only now: no picture waits for it, and each can do without. */
  private async follow(turn: number): Promise<void> {
    const found = await import('./watchSending').catch(() => null)
    if (!found || turn !== this.turn) return
    this.watch = found.watchSending(this.sender, (adjust) =>
      this.change(adjust(this.budget, this.aim))
    )
  }

  private change(budget: PictureBudget): void {
    const { budget: before } = this
    this.budget = budget
    if (!isSame(before, budget)) void this.apply()
  }

  private async untilSent(framesBefore: number, turn: number): Promise<void> {
    const endMs = performance.now() + firstFramePatienceMs
    while (turn === this.turn && performance.now() < endMs) {
      if ((await this.framesSent()) > framesBefore) return
      await new Promise<void>((resolve) => after(pollMs, resolve))
    }
  }

  private async framesSent(): Promise<number> {
    const stats = await this.sender.getStats().catch(() => null)
    const entries = stats ? statsEntries(stats) : []
    return pictureEntry(entries, 'outbound-rtp')?.framesSent ?? 0
  }

  private scaleBy(scale: number): Promise<void> {
    this.scale = scale
    return this.apply()
  }

  private apply(): Promise<void> {
    const { aim, budget, scale } = this
    return this.encoding.want({
      encoding: {
        active: !this.isPaused,
        scaleResolutionDownBy: scale * budget.scale,
        maxBitrate: budget.maxBitrateBps,
        maxFramerate: limitOf(budget),
      },
      degradationPreference:
        aim.mostScale > 1 ? 'balanced' : 'maintain-resolution',
    })
  }
}

/**
 * Chromium captures 30 frames a second unless it is asked for more. To name
 * that as a limit delays the first whole picture by 700 ms (docs/decisions/0017).
 */
const limitOf = ({ framesPerSecond }: PictureBudget): number | undefined =>
  framesPerSecond === capturedFramesPerSecond ? undefined : framesPerSecond

const isSame = (one: PictureBudget, other: PictureBudget): boolean =>
  one.framesPerSecond === other.framesPerSecond &&
  one.scale === other.scale &&
  one.maxBitrateBps === other.maxBitrateBps

function wholePictureScale(track: MediaStreamTrack): number {
  const { width = 0, height = 0 } = track.getSettings()
  return Math.max(1, Math.min(width, height) / mostLines)
}
