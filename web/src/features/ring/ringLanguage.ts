import { get, set } from 'src/browser/database'
import { chooseLanguage, type Language } from 'src/browser/languageCode'

/**
 * The language is stored in IndexedDB, because the service worker cannot read
 * `localStorage`.
 */
const languageName = 'kinscreen.ringLanguage'

/** Sets the language of notifications. Never rejects. */
export async function keepRingLanguage(language: Language): Promise<void> {
  await set(languageName, language).catch(() => {})
}

/**
 * Never rejects.
 *
 * @returns the language of the pages if it is stored, otherwise of the browser
 */
export async function ringLanguage(): Promise<Language> {
  const kept = await get<unknown>(languageName).catch(() => null)
  return chooseLanguage([
    typeof kept === 'string' ? kept : null,
    ...navigator.languages,
  ])
}
