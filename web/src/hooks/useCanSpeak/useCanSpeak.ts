import { useSyncExternalStore } from 'react'

import { useLanguage } from 'src/hooks/useLanguage'
import { canSpeak, onVoices } from 'src/lib/speech/speech'

/** @returns whether this device has a voice for the language of the page */
export function useCanSpeak(): boolean {
  const { language } = useLanguage()
  return useSyncExternalStore(
    onVoices,
    () => canSpeak(language),
    () => false
  )
}
