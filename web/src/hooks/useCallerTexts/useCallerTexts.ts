import { useTexts } from 'src/hooks/useTexts'
import { caller } from 'src/locales/en/caller'
import type { Texts } from 'src/locales/Texts'

/** The words about names and callers, which most links do not need. */
export const useCallerTexts = (): Texts['caller'] => useTexts().caller ?? caller
