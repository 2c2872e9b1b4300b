import { chooseLanguage, matchLanguage } from 'src/browser/languageCode'
import { orAfter } from 'src/browser/orAfter'
import { deviceStore } from 'src/browser/storage'

import { LanguageStore } from './LanguageStore'
import { askedByLink, languageWishes } from './languageWishes'
import { loadTexts } from './loadTexts'

export const languageStore = new LanguageStore(loadTexts, deviceStore)

/**
 * If the texts are not loaded after this time, the page is shown in English.
 */
const patienceMs = 2_000

/**
 * Selects the language in the link, otherwise the one chosen on this device,
 * otherwise the browser's preference.
 *
 * Resolves when the first page can be shown.
 */
export async function speakAtOnce(): Promise<void> {
  const spoken = languageStore.speak(chooseLanguage(languageWishes()))
  await orAfter(patienceMs, spoken, undefined)
}

/**
 * @returns whether the language was requested by the link or chosen on this
 * device, instead of only preferred by the browser
 */
export const isLanguageAsked = (): boolean =>
  [askedByLink(), languageStore.kept].some(
    (wish) => wish !== null && matchLanguage(wish) !== null
  )
