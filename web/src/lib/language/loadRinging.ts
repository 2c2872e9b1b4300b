import type { Language } from 'src/domain/environment/language'
import { ringing as english } from 'src/locales/en/ringing'
import type { RingingTexts } from 'src/locales/Texts'

type Foreign = Exclude<Language, 'en'>

const loaders: Record<Foreign, () => Promise<{ ringing: RingingTexts }>> = {
  de: () => import('src/locales/de/ringing'),
  fr: () => import('src/locales/fr/ringing'),
  es: () => import('src/locales/es/ringing'),
  it: () => import('src/locales/it/ringing'),
  'pt-BR': () => import('src/locales/pt-BR/ringing'),
  nl: () => import('src/locales/nl/ringing'),
  pl: () => import('src/locales/pl/ringing'),
  uk: () => import('src/locales/uk/ringing'),
  tr: () => import('src/locales/tr/ringing'),
  ar: () => import('src/locales/ar/ringing'),
  'zh-Hans': () => import('src/locales/zh-Hans/ringing'),
}

/** What pages say of a ring; English if it cannot be fetched. */
export async function loadRinging(language: Language): Promise<RingingTexts> {
  if (language === 'en') return english
  return loaders[language]().then(
    ({ ringing }) => ringing,
    () => english
  )
}
