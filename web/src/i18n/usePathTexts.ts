import { path } from './en/path'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words for when no path is found, which few ever read. */
export const usePathTexts = (): Texts['path'] => useTexts().path ?? path
