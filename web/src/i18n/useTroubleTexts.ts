import { trouble } from './en/trouble'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useTroubleTexts = (): Texts['trouble'] =>
  useTexts().trouble ?? trouble
