import { ending } from './en/ending'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useEndingTexts = (): Texts['ending'] => useTexts().ending ?? ending
