import type { PictureAim } from './qualityPreference'

/** How much of the screen is sent at present, and what led to it. */
export interface PictureBudget {
  framesPerSecond: number
  /** how much smaller than the screen, in width and in height */
  scale: number
  maxBitrateBps: number
  /** samples in a row that spoke for less, or for more */
  strainedFor: number
  calmFor: number
  /** how long it has to be calm before there is more */
  patience: number
  /** samples since there was more */
  sinceRise: number
}

/** Calm samples in a row before there is more, when it has never been too much. */
const leastPatience = 4

/** Strained again this soon after there was more, there was too much. */
export const provenAfter = 10

/** Everything that the aim allows. */
export function fullBudget(aim: PictureAim): PictureBudget {
  return {
    framesPerSecond: aim.mostFramesPerSecond,
    scale: 1,
    maxBitrateBps: aim.maxBitrateBps,
    strainedFor: 0,
    calmFor: 0,
    patience: leastPatience,
    sinceRise: provenAfter,
  }
}
