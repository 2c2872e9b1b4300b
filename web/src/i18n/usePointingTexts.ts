import { pointing } from './en/pointing'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts for pointing at the picture, which are loaded with it. */
export const usePointingTexts = (): Texts['pointing'] =>
  useTexts().pointing ?? pointing
