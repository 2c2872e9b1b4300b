import type { Spot } from 'src/features/stage'

import type { StepPhrase } from './stepPhrases'

/** More is not followed at one sitting, and no longer one sheet. */
export const mostSteps = 24

/** UTF-16 units: three lines in large letters. */
export const longestStepText = 140

/** What a step says: a ready-made phrase, or own words. */
export type StepWords = { phrase: StepPhrase } | { text: string }

/** One thing to do (decision 90). Its number is its place in the list, from 1. */
export interface Step extends Spot {
  id: number
  words: StepWords | null
  /**
   * when its place was pointed out on the picture as it was then, in ms on this
   * side’s clock; null if it was said again later
   */
  liveMs: number | null
}
