import { words } from './en/words'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** Loaded later: a page opened with a person’s link does not need them. */
export const useWordsTexts = (): Texts['words'] => useTexts().words ?? words
