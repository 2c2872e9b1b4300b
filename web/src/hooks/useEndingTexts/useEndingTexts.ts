import { useTexts } from 'src/hooks/useTexts'
import { ending } from 'src/locales/en/ending'
import type { Texts } from 'src/locales/Texts'

/** The words for when a share is over. */
export const useEndingTexts = (): Texts['ending'] => useTexts().ending ?? ending
