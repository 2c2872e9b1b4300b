import type { Language } from 'src/browser/languageCode'

import { en } from './en/index'
import type { SpokenTexts, Texts } from './Texts'

type Foreign = Exclude<Language, 'en'>

const loaders: Record<Foreign, () => Promise<{ texts: Texts }>> = {
  de: () => import('./de/index'),
  fr: () => import('./fr/index'),
  es: () => import('./es/index'),
  it: () => import('./it/index'),
  'pt-BR': () => import('./pt-BR/index'),
  nl: () => import('./nl/index'),
  pl: () => import('./pl/index'),
  uk: () => import('./uk/index'),
  tr: () => import('./tr/index'),
  ar: () => import('./ar/index'),
  'zh-Hans': () => import('./zh-Hans/index'),
}

/** @throws if the file cannot be fetched */
export async function loadTexts(language: Language): Promise<SpokenTexts> {
  return language === 'en' ? en : (await loaders[language]()).texts
}
