import { safety } from './en/safety'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for when something feels wrong, which come with the button for it. */
export const useSafetyTexts = (): Texts['safety'] => useTexts().safety ?? safety
