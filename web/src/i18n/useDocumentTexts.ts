import { documents } from './en/documents'
import { loadDocuments } from './loadDocuments'
import type { Documents } from './Texts'
import { useLoadedTexts } from './useLoadedTexts'

/** The words of the pages to read, apart from all others because they are long. */
export const useDocumentTexts = (): Documents =>
  useLoadedTexts<Documents, Documents>(loadDocuments, documents)
