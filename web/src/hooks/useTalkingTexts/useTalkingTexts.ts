import { useTexts } from 'src/hooks/useTexts'
import { talking } from 'src/locales/en/talking'
import type { Texts } from 'src/locales/Texts'

/** The words around what both sides say, which come with the share. */
export const useTalkingTexts = (): Texts['talking'] =>
  useTexts().talking ?? talking
