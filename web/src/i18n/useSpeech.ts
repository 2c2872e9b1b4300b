import { useEffect } from 'react'

import { keptReading, useKeptText } from 'src/browser/preferences'

import { quieten, speak } from './speech'
import { useCanSpeak } from './useCanSpeak'
import { useLanguage } from './useLanguage'

export interface Speech {
  /** false: this device has no voice for the language */
  isThere: boolean
  read: () => void
  readsAll: boolean
  setReadsAll: (readsAll: boolean) => void
}

/**
 * Reads aloud what is new, where that is wanted on this device.
 *
 * @param text what was said last; null while nothing was
 * @param id the same for as long as that is the last
 */
export function useSpeech(text: string | null, id: number | null): Speech {
  const { language } = useLanguage()
  const isThere = useCanSpeak()
  const [kept, keep] = useKeptText(keptReading)
  const readsAll = kept === 'all'

  useEffect(() => {
    if (readsAll && text !== null) speak(text, language)
    return quieten
    // The same words again are worth hearing again.
  }, [readsAll, text, id, language])

  return {
    isThere,
    read: () => text !== null && speak(text, language),
    readsAll,
    setReadsAll: (all) => keep(all ? 'all' : null),
  }
}
