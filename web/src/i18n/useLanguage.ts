import { useSyncExternalStore } from 'react'

import type { Language } from 'src/browser/languageCode'

import { isLanguageAsked, languageStore } from './language'
import type { Spoken } from './LanguageStore'

/**
 * English until the page is hydrated, because prerendered pages are in English.
 */
export const useLanguage = (): Spoken =>
  useSyncExternalStore(
    languageStore.subscribe,
    languageStore.getSnapshot,
    languageStore.getServerSnapshot
  )

/**
 * @returns the language to put into a link to another person; null if only the
 *   browser prefers it
 */
export function useLinkLanguage(): Language | null {
  const { language } = useLanguage()
  return isLanguageAsked() ? language : null
}
