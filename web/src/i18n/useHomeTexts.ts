import { home } from './en/home'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts of the home page; a page opened with a person’s link needs none.
 */
export const useHomeTexts = (): Texts['home'] => useTexts().home ?? home
