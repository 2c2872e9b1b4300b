import { useTexts } from 'src/hooks/useTexts'
import { keeping } from 'src/locales/en/keeping'
import type { Texts } from 'src/locales/Texts'

/** The words around a link and a button for next time, which few pages need. */
export const useKeepingTexts = (): Texts['keeping'] =>
  useTexts().keeping ?? keeping
