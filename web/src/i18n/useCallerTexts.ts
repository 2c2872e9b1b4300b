import { caller } from './en/caller'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useCallerTexts = (): Texts['caller'] => useTexts().caller ?? caller
