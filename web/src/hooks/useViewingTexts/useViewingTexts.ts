import { useTexts } from 'src/hooks/useTexts'
import { viewing } from 'src/locales/en/viewing'
import type { Texts } from 'src/locales/Texts'

/** The words of who sees a screen, apart because who shares needs none of them. */
export const useViewingTexts = (): Texts['viewing'] =>
  useTexts().viewing ?? viewing
