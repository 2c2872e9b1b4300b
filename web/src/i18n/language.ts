import { chooseLanguage, matchLanguage } from 'src/browser/languageCode'
import { orAfter } from 'src/browser/orAfter'
import { deviceStore } from 'src/browser/storage'

import { LanguageStore } from './LanguageStore'
import { askedByLink, languageWishes } from './languageWishes'
import { loadTexts } from './loadTexts'

export const languageStore = new LanguageStore(loadTexts, deviceStore)

/** After this time the page is shown in English. */
const patienceMs = 2_000

/**
 * Selects the link's language, else the one chosen on this device, else the
 * browser's preference.
 *
 * @returns when the first page can be shown
 */
export async function speakAtOnce(): Promise<void> {
  const spoken = languageStore.speak(chooseLanguage(languageWishes()))
  await orAfter(patienceMs, spoken, undefined)
}

/**
 * @returns whether a link or a person has requested the language, rather than
 * the browser
 */
export const isLanguageAsked = (): boolean =>
  [askedByLink(), languageStore.kept].some(
    (wish) => wish !== null && matchLanguage(wish) !== null
  )
