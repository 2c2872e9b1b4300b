import { safety } from './en/safety'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts for when something feels wrong, which are loaded with the button
 * for it.
 */
export const useSafetyTexts = (): Texts['safety'] => useTexts().safety ?? safety
