import { picking } from './en/picking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts about the browser’s picker, which are loaded after the first paint.
 */
export const usePickingTexts = (): Texts['picking'] =>
  useTexts().picking ?? picking
