import { sheets } from './en/sheets'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words of sheets, which come with them. */
export const useSheetsTexts = (): Texts['sheets'] => useTexts().sheets ?? sheets
