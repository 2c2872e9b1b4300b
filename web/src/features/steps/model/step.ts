import type { Spot } from 'src/features/stage'
import type { Texts } from 'src/i18n/Texts'

/** Ready-made instructions, which each page shows in its own language. */
export const stepPhrases = [
  'click-here',
  'double-click-here',
  'right-click-here',
  'type-here',
  'press-enter',
  'scroll-down',
  'wait-until-done',
  'close-window',
] as const

export type StepPhrase = (typeof stepPhrases)[number]

/**
 * A limit: people would not follow more steps, and printed instructions would
 * be hard to read.
 */
export const mostSteps = 24

/** In UTF-16 code units. Such a text fits on three lines in large letters. */
export const longestStepText = 140

export type StepWords = { phrase: StepPhrase } | { text: string }

/**
 * An instruction for the sharer at a point of the screen. The number of a step
 * is its position in the list, from 1 (docs/decisions/0090).
 */
export interface Step extends Spot {
  id: number
  words: StepWords | null
  /**
   * when the helper last annotated this place on the screen, in ms of this
   * computer's clock; null if an old step was only sent again
   */
  liveMs: number | null
}

/** @returns the text to show; null if the step has no text */
export function stepInText(
  words: StepWords | null,
  { phrases }: Texts['steps']
): string | null {
  if (!words) return null
  return 'text' in words ? words.text : phrases[words.phrase]
}
