import { home } from './en/home'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** Loaded later: a page opened with a person’s link does not need them. */
export const useHomeTexts = (): Texts['home'] => useTexts().home ?? home
