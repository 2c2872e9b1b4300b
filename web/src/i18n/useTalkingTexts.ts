import { talking } from './en/talking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useTalkingTexts = (): Texts['talking'] =>
  useTexts().talking ?? talking
