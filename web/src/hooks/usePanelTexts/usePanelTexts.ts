import { useTexts } from 'src/hooks/useTexts'
import { panel } from 'src/locales/en/panel'
import type { Texts } from 'src/locales/Texts'

/** The words beside what a helper points at, which come with the share. */
export const usePanelTexts = (): Texts['panel'] => useTexts().panel ?? panel
