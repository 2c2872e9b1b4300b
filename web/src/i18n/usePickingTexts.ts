import { picking } from './en/picking'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const usePickingTexts = (): Texts['picking'] =>
  useTexts().picking ?? picking
