import type { Texts } from 'src/i18n/Texts'

import type { StepWords } from './model/step'

/** @returns what a step says, as it is read in this language; null for nothing */
export function stepInText(
  words: StepWords | null,
  { phrases }: Texts['steps']
): string | null {
  if (!words) return null
  return 'text' in words ? words.text : phrases[words.phrase]
}
