import { viewing } from './en/viewing'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words of who sees a screen, apart because who shares needs none of them. */
export const useViewingTexts = (): Texts['viewing'] =>
  useTexts().viewing ?? viewing
