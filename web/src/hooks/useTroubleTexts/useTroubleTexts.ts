import { useTexts } from 'src/hooks/useTexts'
import { trouble } from 'src/locales/en/trouble'
import type { Texts } from 'src/locales/Texts'

/** The words for when nothing can be shown, which come after the first look. */
export const useTroubleTexts = (): Texts['trouble'] =>
  useTexts().trouble ?? trouble
