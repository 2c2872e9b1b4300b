import { masking } from './en/masking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useMaskingTexts = (): Texts['masking'] =>
  useTexts().masking ?? masking
