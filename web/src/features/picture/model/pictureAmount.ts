import type { PictureAim } from './qualityPreference'
import type { SendingSample } from './sendingSample'
import { isLagging } from './viewerLag'

/** How much of a screen is sent, and the samples that led to it. */
export interface SentAmount {
  /** index of the aim’s steps: 0 sends most */
  step: number
  framesPerSecond: number
  scale: number
  /** numbers of consecutive samples in favour of sending less, and more */
  forLess: number
  forMore: number
  /** number of samples (`forMore`) after which more is sent */
  samplesBeforeMore: number
  /** number of samples since the last increase */
  sinceMore: number
}

/** In samples: one bad second may be a page turn, or AV1's first frame. */
export const strainedAfter = 2

const usualSamplesBeforeMore = 4
const mostSamplesBeforeMore = 64

/** Strain within this many samples means that an increase was premature. */
const provenAfter = 10

export const fullAmount = (aim: PictureAim): SentAmount => ({
  ...withStep(aim, 0),
  forLess: 0,
  forMore: 0,
  samplesBeforeMore: usualSamplesBeforeMore,
  sinceMore: provenAfter,
})

/** An encoder that is busy for more of the time makes frames wait. */
const strainedShare = 0.6

/**
 * Fractions of the captured frames that the encoder drops. A lower frame rate
 * does not make motion smoother, so it is used only beyond `most`, where frames
 * wait for each other.
 */
export const lostShare = { kept: 0.05, inAv1: 0.2, most: 0.4 }

/** Dropping frames of a still picture is fine, as they are all the same. */
export const isEncoderLosing = (sample: SendingSample, most: number): boolean =>
  sample.droppedShare > most &&
  sample.encoderShare > strainedShare &&
  !sample.isStill

/** ITU-T G.114: an additional 150 ms one way is noticeable. */
const queueMs = { calm: 50, strained: 150 }

/** draft-ietf-rmcat-gcc-02, section 6. */
const lossShare = { calm: 0.02, strained: 0.1 }

/**
 * The encoder's target is the bandwidth estimate: a bitrate close to the
 * estimate means that the encoder would use more.
 */
const linkShare = { calm: 0.6, strained: 0.9 }

/** Sends less after two strained samples, and more after several calm ones. */
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

/** @returns the step that sends less, or null if there is no reason for one */
function lessFor(
  step: number,
  sample: SendingSample,
  { steps }: PictureAim
): number | null {
  const last = steps.length - 1
  const next = Math.min(last, step + 1)
  if (isEncoderLosing(sample, lostShare.most)) {
    // A little more than the encoder has managed, so that the rate can rise.
    const managed = Math.ceil(sample.encodedPerSecond * 1.1)
    const sustained = steps.findIndex(
      ({ framesPerSecond }) => framesPerSecond <= managed
    )
    return Math.max(next, sustained < 0 ? last : sustained)
  }
  const isLinkStrained =
    sample.linkShare > linkShare.strained ||
    sample.queueMs > queueMs.strained ||
    sample.lossShare > lossShare.strained
  if (isLinkStrained) return next
  // A viewer's reports do not reduce the rate below half.
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
  sample.linkShare < linkShare.calm &&
  sample.queueMs < queueMs.calm &&
  sample.lossShare < lossShare.calm &&
  sample.droppedShare < lostShare.kept

export const withStep = ({ steps }: PictureAim, step: number) => ({
  step,
  ...steps[step]!,
})

/** At this bitrate the picture is slow, but still moves. */
const leastBitrateBps = 100_000

/** Lets a queue drain: latency is more important than sharpness. */
export const bitrateFor = (
  { queueMs: queue, availableBps }: SendingSample,
  { maxBitrateBps }: PictureAim
): number =>
  queue > queueMs.strained && availableBps !== null && availableBps > 0
    ? Math.max(
        leastBitrateBps,
        Math.min(maxBitrateBps, Math.round(availableBps * 0.8))
      )
    : maxBitrateBps
