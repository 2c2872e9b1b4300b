import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { languageStore } from './language'
import { TextsContext } from './useTexts'

const spokenTexts = () => languageStore.getSnapshot().texts

/** Provides every page with the texts of the current language. */
function LanguageProvider({ children }: { children?: ReactNode }) {
  const [texts, setTexts] = useState(spokenTexts)

  useEffect(() => {
    // A transition, because an urgent update would discard prerendered markup
    // that React has not hydrated yet.
    const follow = () => startTransition(() => setTexts(spokenTexts))
    follow()
    return languageStore.subscribe(follow)
  }, [])

  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
}

export default LanguageProvider
