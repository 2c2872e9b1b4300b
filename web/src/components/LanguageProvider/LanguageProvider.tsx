import type { ReactNode } from 'react'

import { TextsContext } from 'src/context/TextsContext'
import { useLanguage } from 'src/hooks/useLanguage'

/** Gives every page the words of the language that is spoken. */
const LanguageProvider = ({ children }: { children?: ReactNode }) => (
  <TextsContext.Provider value={useLanguage().texts}>
    {children}
  </TextsContext.Provider>
)

export default LanguageProvider
