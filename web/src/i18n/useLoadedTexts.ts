import { useEffect, useState } from 'react'

import type { Language } from 'src/browser/languageCode'

import { useLanguage } from './useLanguage'

/**
 * @param load must be the same function each time
 * @param first returned until the texts are loaded
 */
export function useLoadedTexts<Loaded, First>(
  load: (language: Language) => Promise<Loaded>,
  first: First
): Loaded | First {
  const { language } = useLanguage()
  const [texts, setTexts] = useState<Loaded | First>(first)

  useEffect(() => {
    let isWanted = true
    void load(language).then((loaded) => {
      if (isWanted) setTexts(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [load, language])
  return texts
}
