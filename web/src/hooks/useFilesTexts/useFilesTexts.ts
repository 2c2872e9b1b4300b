import { useTexts } from 'src/hooks/useTexts'
import { files } from 'src/locales/en/files'
import type { Texts } from 'src/locales/Texts'

/** The words around files that one side sends to the other. */
export const useFilesTexts = (): Texts['files'] => useTexts().files ?? files
