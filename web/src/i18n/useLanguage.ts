import { useSyncExternalStore } from 'react'

import type { Language } from 'src/browser/languageCode'

import { isLanguageAsked, languageStore } from './language'
import type { Spoken } from './LanguageStore'

/** The language of the pages and its words; prerendered pages begin in English. */
export const useLanguage = (): Spoken =>
  useSyncExternalStore(
    languageStore.subscribe,
    languageStore.getSnapshot,
    languageStore.getServerSnapshot
  )

/** What a link to another person asks for: null where only this browser has chosen. */
export function useLinkLanguage(): Language | null {
  const { language } = useLanguage()
  return isLanguageAsked() ? language : null
}
