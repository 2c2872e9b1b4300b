import { steps } from './en/steps'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useStepsTexts = (): Texts['steps'] => useTexts().steps ?? steps
