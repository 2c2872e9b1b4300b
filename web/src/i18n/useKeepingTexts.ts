import { keeping } from './en/keeping'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts about a link and a button for the next time, which few pages need.
 */
export const useKeepingTexts = (): Texts['keeping'] =>
  useTexts().keeping ?? keeping
