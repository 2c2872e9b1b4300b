import { keeping } from './en/keeping'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useKeepingTexts = (): Texts['keeping'] =>
  useTexts().keeping ?? keeping
