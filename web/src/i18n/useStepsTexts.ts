import { steps } from './en/steps'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts of steps, which are loaded with the tools around the picture. */
export const useStepsTexts = (): Texts['steps'] => useTexts().steps ?? steps
