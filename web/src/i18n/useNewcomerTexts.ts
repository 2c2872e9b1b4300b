import { newcomer } from './en/newcomer'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for when somebody else comes, which few ever read. */
export const useNewcomerTexts = (): Texts['newcomer'] =>
  useTexts().newcomer ?? newcomer
