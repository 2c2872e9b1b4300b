import { words } from './en/words'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts around typed words, which links to a person do not need. */
export const useWordsTexts = (): Texts['words'] => useTexts().words ?? words
