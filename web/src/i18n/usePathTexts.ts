import { path } from './en/path'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts for when no connection path is found, which few people read. */
export const usePathTexts = (): Texts['path'] => useTexts().path ?? path
