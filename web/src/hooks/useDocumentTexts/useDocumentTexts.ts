import { useLoadedTexts } from 'src/hooks/useLoadedTexts'
import { loadDocuments } from 'src/lib/language/loadDocuments'
import { documents } from 'src/locales/en/documents'
import type { Documents } from 'src/locales/Texts'

/** The words of the pages to read, apart from all others because they are long. */
export const useDocumentTexts = (): Documents =>
  useLoadedTexts<Documents, Documents>(loadDocuments, documents)
