import { newcomer } from './en/newcomer'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useNewcomerTexts = (): Texts['newcomer'] =>
  useTexts().newcomer ?? newcomer
