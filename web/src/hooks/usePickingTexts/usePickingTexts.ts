import { useTexts } from 'src/hooks/useTexts'
import { picking } from 'src/locales/en/picking'
import type { Texts } from 'src/locales/Texts'

/** The words for what the browser’s picker looks like, which come after the first look. */
export const usePickingTexts = (): Texts['picking'] =>
  useTexts().picking ?? picking
