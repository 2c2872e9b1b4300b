import { trouble } from './en/trouble'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts for when nothing can be shown, which are loaded after the first
 * paint.
 */
export const useTroubleTexts = (): Texts['trouble'] =>
  useTexts().trouble ?? trouble
