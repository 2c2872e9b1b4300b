import type { Spot } from 'src/features/stage'
import type { Texts } from 'src/i18n/Texts'

/** Each side shows these phrases in its own language. */
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

/** People follow no more steps, and a longer sheet would be hard to read. */
export const mostSteps = 24

/** In UTF-16 units. The text fits on three lines in large letters. */
export const longestStepText = 140

export type StepWords = { phrase: StepPhrase } | { text: string }

/** Its number is its position in the list, from 1 (decision 90). */
export interface Step extends Spot {
  id: number
  words: StepWords | null
  /**
   * when the place was annotated on the current picture, in ms of this side’s
   * clock; null if the step was only sent again
   */
  liveMs: number | null
}

/** @returns null if the step has no text */
export function stepInText(
  words: StepWords | null,
  { phrases }: Texts['steps']
): string | null {
  if (!words) return null
  return 'text' in words ? words.text : phrases[words.phrase]
}
