import type { PictureAim } from './qualityPreference'

/** The values before a step, and the load that the step is to relieve. */
export interface StepTrial {
  /** whose computer is strained */
  of: 'encoder' | 'viewer'
  framesPerSecond: number
  scale: number
  load: number
}

/** A step has helped if it leaves at most this fraction of the load. */
const helpfulShare = 0.9

/**
 * Steps down and remembers the previous values; a step that did not help is
 * reverted, and no other is tried until the strain ends.
 *
 * @param load in any unit: it is compared only with later loads of the same
 * computer
 */
export function tryStep(
  { framesPerSecond, scale, trial }: PictureBudget,
  { of, load }: Pick<StepTrial, 'of' | 'load'>,
  step: Partial<PictureBudget>
): Partial<PictureBudget> {
  if (trial?.of === of && load > trial.load * helpfulShare) {
    const { framesPerSecond, scale } = trial
    return { framesPerSecond, scale, trial: null, isFutile: true }
  }
  return { ...step, trial: { of, framesPerSecond, scale, load } }
}

/** How much of the screen is currently sent, and the history that led to it. */
export interface PictureBudget {
  framesPerSecond: number
  /** how much smaller than the screen the picture is, in width and in height */
  scale: number
  maxBitrateBps: number
  /** number of consecutive samples that suggest a decrease, or an increase */
  strainedFor: number
  calmFor: number
  /** how many calm samples are needed before an increase */
  patience: number
  /** samples since the last increase */
  sinceRise: number
  /** the last step to relieve a computer, until its effect is known */
  trial: StepTrial | null
  /** steps do not help: something else keeps the computer busy */
  isFutile: boolean
}

/** Calm samples needed before an increase if no increase was premature. */
const leastPatience = 4

/**
 * Strain within this many samples after an increase means that it was
 * premature.
 */
export const provenAfter = 10

/** The maximum that the aim allows. */
export function fullBudget(aim: PictureAim): PictureBudget {
  return {
    framesPerSecond: aim.mostFramesPerSecond,
    scale: 1,
    maxBitrateBps: aim.maxBitrateBps,
    strainedFor: 0,
    calmFor: 0,
    patience: leastPatience,
    sinceRise: provenAfter,
    trial: null,
    isFutile: false,
  }
}

const frameStep = 0.75
const scaleStep = 1.25

/** @param fewest the lower limit of this step */
export const slower = (
  { framesPerSecond }: PictureBudget,
  fewest: number
): Pick<PictureBudget, 'framesPerSecond'> => ({
  framesPerSecond: Math.max(
    Math.min(framesPerSecond, fewest),
    Math.floor(framesPerSecond * frameStep)
  ),
})

export const smaller = (
  { scale }: PictureBudget,
  aim: PictureAim
): Partial<PictureBudget> => ({
  scale: Math.min(aim.mostScale, scale * scaleStep),
})

/** One step back up: the size first, and then the frame rate. */
export function more(
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
