import type { Language } from 'src/browser/languageCode'

import { ringing as english } from './en/ringing'
import type { RingingTexts } from './Texts'
import { useLoadedTexts } from './useLoadedTexts'

type Foreign = Exclude<Language, 'en'>

const loaders: Record<Foreign, () => Promise<{ ringing: RingingTexts }>> = {
  de: () => import('./de/ringing'),
  fr: () => import('./fr/ringing'),
  es: () => import('./es/ringing'),
  it: () => import('./it/ringing'),
  'pt-BR': () => import('./pt-BR/ringing'),
  nl: () => import('./nl/ringing'),
  pl: () => import('./pl/ringing'),
  uk: () => import('./uk/ringing'),
  tr: () => import('./tr/ringing'),
  ar: () => import('./ar/ringing'),
  'zh-Hans': () => import('./zh-Hans/ringing'),
}

/** Returns English if the texts cannot be fetched. */
export async function loadRinging(language: Language): Promise<RingingTexts> {
  if (language === 'en') return english
  return loaders[language]().then(
    ({ ringing }) => ringing,
    () => english
  )
}

/**
 * @returns null until the texts are loaded; a text that changes its language
 *   would be announced twice
 */
export const useRingingTexts = (): RingingTexts | null =>
  useLoadedTexts(loadRinging, null)
