import { pointing } from './en/pointing'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const usePointingTexts = (): Texts['pointing'] =>
  useTexts().pointing ?? pointing
