import {
  adjustedBudget,
  fullBudget,
  type PictureBudget,
} from 'src/domain/pictureBudget'
import type { SendingSample } from 'src/domain/sendingSample'
import {
  type PictureAim,
  pictureAims,
  type Smoothness,
  usualSmoothness,
} from 'src/domain/smoothness'

import { SendingWatch } from './SendingWatch'
import { pictureEntry, statsEntries } from './statsEntries'

/** The first frame is a quarter of the picture: it is there in a fraction of the time (measured). */
const firstFrameScale = 2

/** More than this nobody can read on, and a software encoder cannot follow. */
const mostLines = 1440

const pollMs = 30
const firstFramePatienceMs = 5_000

/** Sends a screen: something at once, then all of it, and as much as link and encoder bear. */
export class PictureSender {
  private turn = 0
  private scale = 1
  private aim: PictureAim = pictureAims[usualSmoothness]
  private budget: PictureBudget = fullBudget(this.aim)
  private readonly watch: SendingWatch

  constructor(private readonly sender: RTCRtpSender) {
    this.watch = new SendingWatch(sender, (sample) => void this.adjust(sample))
  }

  /**
   * Puts a track in the place of the picture; null sends nothing from now on.
   *
   * @throws when the connection does not take the track
   */
  async show(track: MediaStreamTrack | null): Promise<void> {
    const turn = this.stop()
    if (!track) return this.sender.replaceTrack(null)
    const scale = wholePictureScale(track)
    const framesBefore = await this.framesSent()
    await this.scaleBy(scale * firstFrameScale)
    if (turn !== this.turn) return
    await this.sender.replaceTrack(track)
    await this.untilSent(framesBefore, turn)
    if (turn !== this.turn) return
    this.watch.start()
    await this.scaleBy(scale)
  }

  /** Sends it sharper or smoother from now on. */
  async smooth(smoothness: Smoothness): Promise<void> {
    this.aim = pictureAims[smoothness]
    this.budget = fullBudget(this.aim)
    await this.apply()
  }

  /** Leaves the picture as it is and looks after it no more. */
  stop(): number {
    this.watch.stop()
    return ++this.turn
  }

  private async adjust(sample: SendingSample): Promise<void> {
    const before = this.budget
    this.budget = adjustedBudget(before, sample, this.aim)
    if (!isSame(before, this.budget)) await this.apply()
  }

  private async untilSent(framesBefore: number, turn: number): Promise<void> {
    const endMs = performance.now() + firstFramePatienceMs
    while (turn === this.turn && performance.now() < endMs) {
      if ((await this.framesSent()) > framesBefore) return
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  private async framesSent(): Promise<number> {
    const entries = statsEntries(await this.sender.getStats())
    return pictureEntry(entries, 'outbound-rtp')?.framesSent ?? 0
  }

  private scaleBy(scale: number): Promise<void> {
    this.scale = scale
    return this.apply()
  }

  /** A browser that refuses a parameter sends the picture as it would anyway. */
  private async apply(): Promise<void> {
    const { aim, budget, scale } = this
    const parameters = this.sender.getParameters()
    for (const encoding of parameters.encodings ?? []) {
      Object.assign(encoding, {
        scaleResolutionDownBy: scale * budget.scale,
        maxBitrate: budget.maxBitrateBps,
        maxFramerate: budget.framesPerSecond,
      })
    }
    parameters.degradationPreference =
      aim.mostScale > 1 ? 'balanced' : 'maintain-resolution'
    await this.sender.setParameters(parameters).catch(() => {})
  }
}

const isSame = (one: PictureBudget, other: PictureBudget): boolean =>
  one.framesPerSecond === other.framesPerSecond &&
  one.scale === other.scale &&
  one.maxBitrateBps === other.maxBitrateBps

function wholePictureScale(track: MediaStreamTrack): number {
  const { width = 0, height = 0 } = track.getSettings()
  return Math.max(1, Math.min(width, height) / mostLines)
}
