import { files } from './en/files'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts for sending files. */
export const useFilesTexts = (): Texts['files'] => useTexts().files ?? files
