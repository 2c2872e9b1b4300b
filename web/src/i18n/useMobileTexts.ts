import { mobile } from './en/mobile'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useMobileTexts = (): Texts['mobile'] => useTexts().mobile ?? mobile
