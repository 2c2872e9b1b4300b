import { caller } from './en/caller'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts about names and callers, which most links do not need. */
export const useCallerTexts = (): Texts['caller'] => useTexts().caller ?? caller
