import type { Language } from 'src/browser/languageCode'

import { ringing as english } from './en/ringing'
import type { RingingTexts } from './Texts'

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

/** @returns the texts about rings, in English if they cannot be fetched */
export async function loadRinging(language: Language): Promise<RingingTexts> {
  if (language === 'en') return english
  return loaders[language]().then(
    ({ ringing }) => ringing,
    () => english
  )
}
