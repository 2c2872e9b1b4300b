import { type PictureBudget, provenAfter } from './pictureBudget'
import type { PictureAim } from './qualityPreference'
import type { SendingSample } from './sendingSample'

/** One bad second may be a page turn. */
const strainedAfter = 2

const mostPatience = 64

/**
 * Of the time. Beyond half of it frames come late on a machine of two cores,
 * which have to capture, send and show as well (measured).
 */
const encoderShare = { calm: 0.25, strained: 0.5 }

/** The encoder is given what the link is thought to carry: near that, it would have used more. */
const linkShare = { calm: 0.6, strained: 0.9 }

/** ITU-T G.114: 150 ms more one way is felt. */
const queueMs = { calm: 50, strained: 150 }

/** draft-ietf-rmcat-gcc-02, 6. */
const lossShare = { calm: 0.02, strained: 0.1 }

/** Slow, but still a picture. */
const leastBitrateBps = 100_000

/** Fewer bits are quicker to encode; this many Chromium gives 1080p when it is not asked. */
const sparingBitrateBps = 2_500_000
const sparingStep = 0.6
const frameStep = 0.75
const scaleStep = 1.25

/**
 * Takes about a second of sending into account: down at once, back up slowly,
 * and slower each time that it was too soon. The encoder’s strain costs frames
 * first and size last; the link’s costs what the aim can spare first.
 *
 * @returns within what the aim allows; the same size and rate while nothing speaks against them
 */
export function adjustedBudget(
  before: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): PictureBudget {
  const strain = strainOf(sample)
  const calmFor = !strain && isCalm(sample) ? before.calmFor + 1 : 0
  const budget: PictureBudget = {
    ...before,
    maxBitrateBps: bitrate(before, sample, aim),
    strainedFor: strain ? before.strainedFor + 1 : 0,
    calmFor,
    sinceRise: Math.min(provenAfter, before.sinceRise + 1),
  }
  if (strain && budget.strainedFor >= strainedAfter) {
    return { ...budget, ...less(budget, strain, aim), strainedFor: 0 }
  }
  return calmFor >= budget.patience
    ? { ...budget, ...more(budget, aim), calmFor: 0 }
    : budget
}

type Strain = 'encoder' | 'link'

function strainOf(sample: SendingSample): Strain | null {
  // A browser goes on saying so for a while after it has got better.
  const most = sample.isCpuLimited ? encoderShare.calm : encoderShare.strained
  if (sample.encoderShare > most) return 'encoder'
  return sample.linkShare > linkShare.strained ||
    sample.queueMs > queueMs.strained ||
    sample.lossShare > lossShare.strained
    ? 'link'
    : null
}

const isCalm = (sample: SendingSample): boolean =>
  sample.encoderShare < encoderShare.calm &&
  sample.linkShare < linkShare.calm &&
  sample.queueMs < queueMs.calm &&
  sample.lossShare < lossShare.calm

function less(
  { framesPerSecond, scale, patience, sinceRise }: PictureBudget,
  strain: Strain,
  aim: PictureAim
): Partial<PictureBudget> {
  const canShrink = scale < aim.mostScale
  const hasFrames = framesPerSecond > aim.fewestFramesPerSecond
  const waits =
    sinceRise < provenAfter ? Math.min(mostPatience, patience * 2) : patience
  return {
    ...(canShrink && (strain === 'link' || !hasFrames)
      ? { scale: Math.min(aim.mostScale, scale * scaleStep) }
      : {
          framesPerSecond: Math.max(
            aim.fewestFramesPerSecond,
            Math.floor(framesPerSecond * frameStep)
          ),
        }),
    patience: waits,
  }
}

function more(
  { framesPerSecond, scale }: PictureBudget,
  aim: PictureAim
): Partial<PictureBudget> {
  if (scale > 1) {
    return { scale: Math.max(1, scale / scaleStep), sinceRise: 0 }
  }
  if (framesPerSecond >= aim.mostFramesPerSecond) return {}
  return {
    framesPerSecond: Math.min(
      aim.mostFramesPerSecond,
      Math.ceil(framesPerSecond / frameStep)
    ),
    sinceRise: 0,
  }
}

/** Lets a queue drain, spares an encoder that is too slow, and then feels its way back. */
function bitrate(
  { maxBitrateBps, strainedFor }: PictureBudget,
  { queueMs: queue, availableBps, encoderShare: share }: SendingSample,
  aim: PictureAim
): number {
  if (queue > queueMs.strained && availableBps !== null) {
    // The estimate has a lower bound; a queue that stays is below it.
    const bound = strainedFor > 0 ? maxBitrateBps : Infinity
    const drained = Math.round(Math.min(availableBps, bound) * 0.8)
    return Math.max(leastBitrateBps, Math.min(maxBitrateBps, drained))
  }
  if (share > encoderShare.strained && strainedFor > 0) {
    const spared = Math.max(sparingBitrateBps, maxBitrateBps * sparingStep)
    return Math.min(maxBitrateBps, Math.round(spared))
  }
  return queue < queueMs.calm && share < encoderShare.calm
    ? Math.min(aim.maxBitrateBps, Math.round(maxBitrateBps * 1.25))
    : maxBitrateBps
}
