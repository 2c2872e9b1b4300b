import { mobile } from './en/mobile'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts of the page for phones, which computers do not need. */
export const useMobileTexts = (): Texts['mobile'] => useTexts().mobile ?? mobile
