import { useTexts } from 'src/hooks/useTexts'
import { path } from 'src/locales/en/path'
import type { Texts } from 'src/locales/Texts'

/** The words for when no path is found, which few ever read. */
export const usePathTexts = (): Texts['path'] => useTexts().path ?? path
