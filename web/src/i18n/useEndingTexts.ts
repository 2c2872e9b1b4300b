import { ending } from './en/ending'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts for the end of a share. */
export const useEndingTexts = (): Texts['ending'] => useTexts().ending ?? ending
