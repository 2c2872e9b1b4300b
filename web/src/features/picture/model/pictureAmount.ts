import type { PictureAim } from './qualityPreference'
import type { SendingSample } from './sendingSample'
import { isLagging } from './viewerLag'

/**
 * Frame rate and scale at which a screen is sent, and the counts of statistics
 * samples that decide about the next change.
 */
export interface SentAmount {
  /** index of `PictureAim.steps`: 0 sends most */
  step: number
  framesPerSecond: number
  scale: number
  /** numbers of consecutive samples in favour of sending less, and more */
  forLess: number
  forMore: number
  /** when `forMore` reaches this number, `step` is decremented */
  samplesBeforeMore: number
  /** number of samples since `step` was last decremented */
  sinceMore: number
}

/**
 * After this many overloaded samples in a row, less is sent. One is not enough:
 * a bad second may be a page turn, or AV1's first frame.
 */
export const strainedAfter = 2

const usualSamplesBeforeMore = 4
const mostSamplesBeforeMore = 64

/** In samples. Overload within this time shows a premature increase. */
const provenAfter = 10

export const fullAmount = (aim: PictureAim): SentAmount => ({
  ...withStep(aim, 0),
  forLess: 0,
  forMore: 0,
  samplesBeforeMore: usualSamplesBeforeMore,
  sinceMore: provenAfter,
})

/** Fraction of the time. If the encoder works for longer, frames wait. */
const strainedShare = 0.6

/**
 * Fractions of the captured frames that the encoder drops. A lower frame rate
 * makes motion neither smoother nor sooner (measured, docs/picture.md), so only
 * another codec helps. Losing a quarter of the frames is better than a change
 * of codec, after which VP8 encodes as slowly as AV1 for some seconds.
 */
const lostShare = { calm: 0.05, strained: 0.4 }

/** Dropped frames of a still screen do not matter, because all are the same. */
export const isEncoderLosing = (sample: SendingSample): boolean =>
  sample.droppedShare > lostShare.strained &&
  sample.encoderShare > strainedShare &&
  !sample.isStill

/** In ms. People notice an additional delay of 150 ms one way (ITU-T G.114). */
const queueMs = { calm: 50, strained: 150 }

/** Google congestion control: draft-ietf-rmcat-gcc-02, section 6. */
const lossShare = { calm: 0.02, strained: 0.1 }

/**
 * Sent bitrate divided by the bandwidth estimate. The encoder aims at the
 * estimate, so a value close to 1 means that it lacks bandwidth.
 */
const linkShare = { calm: 0.6, strained: 0.9 }

/** Whether a larger frame would not wait behind others for long. */
export const hasLinkRoom = (sample: SendingSample): boolean =>
  sample.linkShare < linkShare.calm

/** Sends less after two overloaded samples, more after several calm ones. */
export function nextAmount(
  before: SentAmount,
  sample: SendingSample,
  aim: PictureAim
): Partial<SentAmount> {
  const { step } = before
  const less = lessFor(step, sample, aim)
  const forLess = less === null ? 0 : before.forLess + 1
  const forMore = less === null && isCalm(sample) ? before.forMore + 1 : 0
  const sinceMore = Math.min(provenAfter, before.sinceMore + 1)
  if (less !== null && forLess >= strainedAfter) {
    const isPremature = before.sinceMore < provenAfter
    return {
      ...withStep(aim, less),
      ...{ forLess: 0, forMore: 0, sinceMore },
      samplesBeforeMore: Math.min(
        mostSamplesBeforeMore,
        before.samplesBeforeMore * (isPremature ? 2 : 1)
      ),
    }
  }
  return step > 0 && forMore >= before.samplesBeforeMore
    ? { ...withStep(aim, step - 1), forLess: 0, forMore: 0, sinceMore: 0 }
    : { ...withStep(aim, step), forLess, forMore, sinceMore }
}

/**
 * @returns the index of a step that sends less; null if nothing is overloaded
 */
function lessFor(
  step: number,
  sample: SendingSample,
  { steps }: PictureAim
): number | null {
  const next = Math.min(steps.length - 1, step + 1)
  const isLinkStrained =
    sample.linkShare > linkShare.strained ||
    sample.queueMs > queueMs.strained ||
    sample.lossShare > lossShare.strained
  if (isLinkStrained) return next
  // A viewer's report may halve the frame rate, but not lower it further.
  const half = steps[0]!.framesPerSecond / 2
  const { viewerLag } = sample
  return viewerLag &&
    isLagging(viewerLag) &&
    steps[next]!.framesPerSecond >= half
    ? next
    : null
}

const isCalm = (sample: SendingSample): boolean =>
  !sample.viewerLag &&
  hasLinkRoom(sample) &&
  sample.queueMs < queueMs.calm &&
  sample.lossShare < lossShare.calm &&
  sample.droppedShare < lostShare.calm

export const withStep = ({ steps }: PictureAim, step: number) => ({
  step,
  ...steps[step]!,
})
