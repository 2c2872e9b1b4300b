import { useTexts } from 'src/hooks/useTexts'
import { newcomer } from 'src/locales/en/newcomer'
import type { Texts } from 'src/locales/Texts'

/** The words for when somebody else comes, which few ever read. */
export const useNewcomerTexts = (): Texts['newcomer'] =>
  useTexts().newcomer ?? newcomer
