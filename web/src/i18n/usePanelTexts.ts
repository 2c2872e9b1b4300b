import { panel } from './en/panel'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/**
 * The texts next to the helper's annotations, which are loaded with the share.
 */
export const usePanelTexts = (): Texts['panel'] => useTexts().panel ?? panel
