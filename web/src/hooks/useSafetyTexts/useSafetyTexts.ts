import { useTexts } from 'src/hooks/useTexts'
import { safety } from 'src/locales/en/safety'
import type { Texts } from 'src/locales/Texts'

/** The words for when something feels wrong, which come with the button for it. */
export const useSafetyTexts = (): Texts['safety'] => useTexts().safety ?? safety
