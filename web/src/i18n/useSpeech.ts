import { useEffect, useSyncExternalStore } from 'react'

import { keptReading, useKeptText } from 'src/browser/preferences'

import { canSpeak, onVoices, quieten, speak } from './speech'
import { useLanguage } from './useLanguage'

/** @returns whether this device has a voice for the language of the page */
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
 * Reads messages aloud on request, and new messages automatically if that is
 * turned on for this device.
 *
 * @param text the latest message; null if there is none
 * @param id identifies the latest message
 */
export function useSpeech(text: string | null, id: number | null): Speech {
  const { language } = useLanguage()
  const isThere = useCanSpeak()
  const [kept, keep] = useKeptText(keptReading)
  const readsAll = kept === 'all'

  useEffect(() => {
    if (readsAll && text !== null) speak(text, language)
    return quieten
    // `id` makes a repeated message be read again.
  }, [readsAll, text, id, language])

  return {
    isThere,
    read: () => text !== null && speak(text, language),
    readsAll,
    setReadsAll: (all) => keep(all ? 'all' : null),
  }
}
