import { useTexts } from 'src/hooks/useTexts'
import { sheets } from 'src/locales/en/sheets'
import type { Texts } from 'src/locales/Texts'

/** The words of sheets, which come with them. */
export const useSheetsTexts = (): Texts['sheets'] => useTexts().sheets ?? sheets
