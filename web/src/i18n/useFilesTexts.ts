import { files } from './en/files'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words around files that one side sends to the other. */
export const useFilesTexts = (): Texts['files'] => useTexts().files ?? files
