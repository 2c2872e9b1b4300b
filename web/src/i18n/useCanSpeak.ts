import { useSyncExternalStore } from 'react'

import { canSpeak, onVoices } from './speech'
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
