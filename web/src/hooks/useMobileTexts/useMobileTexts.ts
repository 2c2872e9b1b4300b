import { useTexts } from 'src/hooks/useTexts'
import { mobile } from 'src/locales/en/mobile'
import type { Texts } from 'src/locales/Texts'

/** The words of the page for phones, which computers do not need. */
export const useMobileTexts = (): Texts['mobile'] => useTexts().mobile ?? mobile
