import type { PictureBudget } from './pictureBudget'

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
