import { talking } from './en/talking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts around messages and voice, which are loaded with the share. */
export const useTalkingTexts = (): Texts['talking'] =>
  useTexts().talking ?? talking
