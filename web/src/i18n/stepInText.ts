import type { StepWords } from 'src/features/steps/model/step'

import type { Texts } from './Texts'

/** @returns what a step says, as it is read in this language; null for nothing */
export function stepInText(
  words: StepWords | null,
  { phrases }: Texts['steps']
): string | null {
  if (!words) return null
  return 'text' in words ? words.text : phrases[words.phrase]
}
