import { useEffect, useSyncExternalStore } from 'react'

import { keptReading, useKeptText } from 'src/browser/preferences'

import { canSpeak, onVoices, quieten, speak } from './speech'
import { useLanguage } from './useLanguage'

export function useCanSpeak(): boolean {
  const { language } = useLanguage()
  return useSyncExternalStore(
    onVoices,
    () => canSpeak(language),
    () => false
  )
}

export interface Speech {
  /** false if this device has no voice for the language */
  isThere: boolean
  read: () => void
  readsAll: boolean
  setReadsAll: (readsAll: boolean) => void
}

/**
 * Reads the latest message aloud on request, or every new message if a setting
 * of this device asks for it.
 *
 * @param id identifies the message, so that a repeated text is read again
 */
export function useSpeech(text: string | null, id: number | null): Speech {
  const { language } = useLanguage()
  const isThere = useCanSpeak()
  const [kept, keep] = useKeptText(keptReading)
  const readsAll = kept === 'all'

  useEffect(() => {
    if (readsAll && text !== null) speak(text, language)
    return quieten
  }, [readsAll, text, id, language])

  return {
    isThere,
    read: () => text !== null && speak(text, language),
    readsAll,
    setReadsAll: (all) => keep(all ? 'all' : null),
  }
}
