import { documents } from './en/documents'
import { loadDocuments } from './loadDocuments'
import type { Documents } from './Texts'
import { useLoadedTexts } from './useLoadedTexts'

/** The texts of document pages, loaded separately because they are long. */
export const useDocumentTexts = (): Documents =>
  useLoadedTexts<Documents, Documents>(loadDocuments, documents)
