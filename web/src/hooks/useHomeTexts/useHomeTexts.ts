import { useTexts } from 'src/hooks/useTexts'
import { home } from 'src/locales/en/home'
import type { Texts } from 'src/locales/Texts'

/** The words of the home page, which links to a person do not need. */
export const useHomeTexts = (): Texts['home'] => useTexts().home ?? home
