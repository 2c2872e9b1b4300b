import { documents } from 'src/locales/en/documents'

/** The words of the pages to read, apart from all others because they are long. */
export const useDocumentTexts = () => documents
