import { keeping } from './en/keeping'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words around a link and a button for next time, which few pages need. */
export const useKeepingTexts = (): Texts['keeping'] =>
  useTexts().keeping ?? keeping
