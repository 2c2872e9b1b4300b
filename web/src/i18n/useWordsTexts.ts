import { words } from './en/words'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts around typed words; a page opened with a person’s link needs none.
 */
export const useWordsTexts = (): Texts['words'] => useTexts().words ?? words
