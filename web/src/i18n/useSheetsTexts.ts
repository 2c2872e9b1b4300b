import { sheets } from './en/sheets'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts about sheets, which are loaded with them. */
export const useSheetsTexts = (): Texts['sheets'] => useTexts().sheets ?? sheets
