import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { languageStore } from './language'
import { TextsContext } from './useTexts'

const spokenTexts = () => languageStore.getSnapshot().texts

function LanguageProvider({ children }: { children?: ReactNode }) {
  const [texts, setTexts] = useState(spokenTexts)

  useEffect(() => {
    // A transition, because an urgent update would discard prerendered markup
    // that React has not hydrated.
    const follow = () => startTransition(() => setTexts(spokenTexts))
    follow()
    return languageStore.subscribe(follow)
  }, [])

  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
}

export default LanguageProvider
