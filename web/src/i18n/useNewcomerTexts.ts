import { newcomer } from './en/newcomer'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts for when somebody else opens the link, which few people read. */
export const useNewcomerTexts = (): Texts['newcomer'] =>
  useTexts().newcomer ?? newcomer
