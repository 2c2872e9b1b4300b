import { masking } from './en/masking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for parts of a screen that are covered, which come after the first look. */
export const useMaskingTexts = (): Texts['masking'] =>
  useTexts().masking ?? masking
