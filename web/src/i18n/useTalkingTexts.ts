import { talking } from './en/talking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words around what both sides say, which come with the share. */
export const useTalkingTexts = (): Texts['talking'] =>
  useTexts().talking ?? talking
