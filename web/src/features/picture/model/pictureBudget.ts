import type { PictureAim } from 'src/features/call/model/qualityPreference'

import type { StepTrial } from './stepTrial'

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
