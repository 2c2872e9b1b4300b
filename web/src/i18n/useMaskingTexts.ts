import { masking } from './en/masking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts about covered parts of a screen, which are loaded after the first
 * paint.
 */
export const useMaskingTexts = (): Texts['masking'] =>
  useTexts().masking ?? masking
