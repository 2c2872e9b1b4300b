import { panel } from './en/panel'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words beside what a helper points at, which come with the share. */
export const usePanelTexts = (): Texts['panel'] => useTexts().panel ?? panel
