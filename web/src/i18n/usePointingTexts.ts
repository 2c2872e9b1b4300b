import { pointing } from './en/pointing'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for pointing at the picture, which come with the picture. */
export const usePointingTexts = (): Texts['pointing'] =>
  useTexts().pointing ?? pointing
