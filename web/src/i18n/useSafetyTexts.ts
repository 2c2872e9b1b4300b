import { safety } from './en/safety'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useSafetyTexts = (): Texts['safety'] => useTexts().safety ?? safety
