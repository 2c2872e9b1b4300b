import { trouble } from './en/trouble'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for when nothing can be shown, which come after the first look. */
export const useTroubleTexts = (): Texts['trouble'] =>
  useTexts().trouble ?? trouble
