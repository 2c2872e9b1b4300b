import { useEffect, useState } from 'react'

import { useLanguage } from 'src/hooks/useLanguage'
import { loadRinging } from 'src/lib/language/loadRinging'
import type { RingingTexts } from 'src/locales/Texts'

/**
 * The words around a ring, which few pages need.
 *
 * @returns null until they are there: what is read out is not said twice
 */
export function useRingingTexts(): RingingTexts | null {
  const { language } = useLanguage()
  const [texts, setTexts] = useState<RingingTexts | null>(null)

  useEffect(() => {
    let isWanted = true
    void loadRinging(language).then((loaded) => {
      if (isWanted) setTexts(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return texts
}
