import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { languageStore } from './language'
import { TextsContext } from './TextsContext'

const spokenTexts = () => languageStore.getSnapshot().texts

/** Gives every page the words of the language that is spoken. */
function LanguageProvider({ children }: { children?: ReactNode }) {
  const [texts, setTexts] = useState(spokenTexts)

  useEffect(() => {
    // An urgent update would throw away prerendered markup that React has not
    // taken over yet.
    const follow = () => startTransition(() => setTexts(spokenTexts))
    follow()
    return languageStore.subscribe(follow)
  }, [])

  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
}

export default LanguageProvider
