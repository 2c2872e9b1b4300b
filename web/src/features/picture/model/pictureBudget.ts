import type { PictureAim } from './qualityPreference'

/** What was sent before a step, and how great the strain was that it is to relieve. */
export interface StepTrial {
  /** on whose computer */
  of: 'encoder' | 'viewer'
  framesPerSecond: number
  scale: number
  load: number
}

/** A step has helped that leaves at most so much of the load. */
const helpfulShare = 0.9

/**
 * Steps down and remembers what was before; a step that did not help is taken back,
 * and no other tried until there is no strain.
 *
 * @param load compared only with itself
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
  /** how much smaller than the screen, in width and in height */
  scale: number
  maxBitrateBps: number
  /** consecutive samples in favour of less, or of more */
  strainedFor: number
  calmFor: number
  /** how many calm samples are needed before an increase */
  patience: number
  /** samples since the last increase */
  sinceRise: number
  /** the last step that was to relieve a computer, until it is known whether it did */
  trial: StepTrial | null
  /** steps do not relieve it: something else keeps it busy */
  isFutile: boolean
}

/** Calm samples needed before an increase, if none has been premature. */
const leastPatience = 4

/** Strain this soon after an increase means that it was premature. */
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

/** @param fewest that this step may leave */
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

/** One step back up; frames once the size is whole. */
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
