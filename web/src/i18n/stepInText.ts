import type { StepWords } from 'src/features/steps/model/step'

import type { Texts } from './Texts'

/** @returns the text of a step in this language; null if it has none */
export function stepInText(
  words: StepWords | null,
  { phrases }: Texts['steps']
): string | null {
  if (!words) return null
  return 'text' in words ? words.text : phrases[words.phrase]
}
