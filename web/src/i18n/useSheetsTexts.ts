import { sheets } from './en/sheets'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useSheetsTexts = (): Texts['sheets'] => useTexts().sheets ?? sheets
