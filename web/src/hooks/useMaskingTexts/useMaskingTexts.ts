import { useTexts } from 'src/hooks/useTexts'
import { masking } from 'src/locales/en/masking'
import type { Texts } from 'src/locales/Texts'

/** The words for parts of a screen that are covered, which come after the first look. */
export const useMaskingTexts = (): Texts['masking'] =>
  useTexts().masking ?? masking
