import { useTexts } from 'src/hooks/useTexts'
import { words } from 'src/locales/en/words'
import type { Texts } from 'src/locales/Texts'

/** The words around typed words, which links to a person do not need. */
export const useWordsTexts = (): Texts['words'] => useTexts().words ?? words
