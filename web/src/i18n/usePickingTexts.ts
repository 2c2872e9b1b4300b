import { picking } from './en/picking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for what the browser’s picker looks like, which come after the first look. */
export const usePickingTexts = (): Texts['picking'] =>
  useTexts().picking ?? picking
