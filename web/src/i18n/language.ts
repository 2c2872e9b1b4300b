import { chooseLanguage, matchLanguage } from 'src/browser/languageCode'
import { orAfter } from 'src/browser/orAfter'
import { deviceStore } from 'src/browser/storage'

import { LanguageStore } from './LanguageStore'
import { askedByLink, languageWishes } from './languageWishes'
import { loadTexts } from './loadTexts'

export const languageStore = new LanguageStore(loadTexts, deviceStore)

/** After this time without texts, the page is shown in English. */
const patienceMs = 2_000

/**
 * Selects the language of the link, otherwise of this device, otherwise of the
 * browser. Resolves when the first page can be shown.
 */
export async function speakAtOnce(): Promise<void> {
  const spoken = languageStore.speak(chooseLanguage(languageWishes()))
  await orAfter(patienceMs, spoken, undefined)
}

/**
 * @returns false if only the browser prefers the language, and nobody chose it
 */
export const isLanguageAsked = (): boolean =>
  [askedByLink(), languageStore.kept].some(
    (wish) => wish !== null && matchLanguage(wish) !== null
  )
