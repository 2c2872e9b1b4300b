import { panel } from './en/panel'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const usePanelTexts = (): Texts['panel'] => useTexts().panel ?? panel
