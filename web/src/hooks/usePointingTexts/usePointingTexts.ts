import { useTexts } from 'src/hooks/useTexts'
import { pointing } from 'src/locales/en/pointing'
import type { Texts } from 'src/locales/Texts'

/** The words for pointing at the picture, which come with the picture. */
export const usePointingTexts = (): Texts['pointing'] =>
  useTexts().pointing ?? pointing
