import { path } from './en/path'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const usePathTexts = (): Texts['path'] => useTexts().path ?? path
