import type { Language } from 'src/domain/environment/language'
import { en } from 'src/locales/en'
import type { SpokenTexts, Texts } from 'src/locales/Texts'

type Foreign = Exclude<Language, 'en'>

const loaders: Record<Foreign, () => Promise<{ texts: Texts }>> = {
  de: () => import('src/locales/de'),
  fr: () => import('src/locales/fr'),
  es: () => import('src/locales/es'),
  it: () => import('src/locales/it'),
  'pt-BR': () => import('src/locales/pt-BR'),
  nl: () => import('src/locales/nl'),
  pl: () => import('src/locales/pl'),
  uk: () => import('src/locales/uk'),
  tr: () => import('src/locales/tr'),
  ar: () => import('src/locales/ar'),
  'zh-Hans': () => import('src/locales/zh-Hans'),
}

/** @throws when the file cannot be fetched */
export async function loadTexts(language: Language): Promise<SpokenTexts> {
  return language === 'en' ? en : (await loaders[language]()).texts
}
