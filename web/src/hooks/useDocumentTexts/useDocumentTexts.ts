import { useEffect, useState } from 'react'

import { useLanguage } from 'src/hooks/useLanguage'
import { loadDocuments } from 'src/lib/language/loadDocuments'
import { documents } from 'src/locales/en/documents'
import type { Documents } from 'src/locales/Texts'

/** The words of the pages to read, apart from all others because they are long. */
export function useDocumentTexts(): Documents {
  const { language } = useLanguage()
  const [texts, setTexts] = useState<Documents>(documents)

  useEffect(() => {
    let isWanted = true
    void loadDocuments(language).then((loaded) => {
      if (isWanted) setTexts(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return texts
}
