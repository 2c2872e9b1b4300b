import { get, set } from 'idb-keyval'

import { chooseLanguage, type Language } from 'src/browser/languageCode'

/** In IndexedDB: the service worker cannot read what pages have chosen. */
const languageName = 'kinscreen.ringLanguage'

/** Notifications speak it from now on; total. */
export async function keepRingLanguage(language: Language): Promise<void> {
  await set(languageName, language).catch(() => {})
}

/** @returns the one that pages speak, else the browser’s; total */
export async function ringLanguage(): Promise<Language> {
  const kept = await get<unknown>(languageName).catch(() => null)
  return chooseLanguage([
    typeof kept === 'string' ? kept : null,
    ...navigator.languages,
  ])
}
