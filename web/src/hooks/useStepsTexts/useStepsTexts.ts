import { useTexts } from 'src/hooks/useTexts'
import { steps } from 'src/locales/en/steps'
import type { Texts } from 'src/locales/Texts'

/** The words of steps, which come with the tools around the picture. */
export const useStepsTexts = (): Texts['steps'] => useTexts().steps ?? steps
