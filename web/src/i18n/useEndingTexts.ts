import { ending } from './en/ending'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for when a share is over. */
export const useEndingTexts = (): Texts['ending'] => useTexts().ending ?? ending
