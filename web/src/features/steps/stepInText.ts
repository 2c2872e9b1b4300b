import type { Texts } from 'src/i18n/Texts'

import type { StepWords } from './model/step'

/** @returns the text of a step in this language; null if it has none */
export function stepInText(
  words: StepWords | null,
  { phrases }: Texts['steps']
): string | null {
  if (!words) return null
  return 'text' in words ? words.text : phrases[words.phrase]
}
