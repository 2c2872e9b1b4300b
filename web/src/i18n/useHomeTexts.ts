import { home } from './en/home'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts of the home page, which links to a person do not need. */
export const useHomeTexts = (): Texts['home'] => useTexts().home ?? home
