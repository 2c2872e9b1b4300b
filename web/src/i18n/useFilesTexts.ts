import { files } from './en/files'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useFilesTexts = (): Texts['files'] => useTexts().files ?? files
