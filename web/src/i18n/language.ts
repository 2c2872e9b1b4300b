import { chooseLanguage, matchLanguage } from 'src/browser/languageCode'
import { orAfter } from 'src/browser/orAfter'
import { deviceStore } from 'src/browser/storage'

import { LanguageStore } from './LanguageStore'
import { askedByLink, languageWishes } from './languageWishes'
import { loadTexts } from './loadTexts'

export const languageStore = new LanguageStore(loadTexts, deviceStore)

/**
 * If the texts have not loaded after this time, the page is shown in English.
 */
const patienceMs = 2_000

/**
 * Selects the language that the link asks for, otherwise the one chosen on this
 * device, otherwise the browser’s. Resolves when the texts have loaded, or
 * after `patienceMs`.
 */
export async function speakAtOnce(): Promise<void> {
  const spoken = languageStore.speak(chooseLanguage(languageWishes()))
  await orAfter(patienceMs, spoken, undefined)
}

/**
 * @returns true if the link or a person has chosen a language; false if the
 *   browser alone prefers it
 */
export const isLanguageAsked = (): boolean =>
  [askedByLink(), languageStore.kept].some(
    (wish) => wish !== null && matchLanguage(wish) !== null
  )
