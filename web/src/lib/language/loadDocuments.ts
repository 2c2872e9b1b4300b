import type { Language } from 'src/domain/environment/language'
import { documents as english } from 'src/locales/en/documents'
import type { Documents } from 'src/locales/Texts'

type Foreign = Exclude<Language, 'en'>

const loaders: Record<Foreign, () => Promise<{ documents: Documents }>> = {
  de: () => import('src/locales/de/documents'),
  fr: () => import('src/locales/fr/documents'),
  es: () => import('src/locales/es/documents'),
  it: () => import('src/locales/it/documents'),
  'pt-BR': () => import('src/locales/pt-BR/documents'),
  nl: () => import('src/locales/nl/documents'),
  pl: () => import('src/locales/pl/documents'),
  uk: () => import('src/locales/uk/documents'),
  tr: () => import('src/locales/tr/documents'),
  ar: () => import('src/locales/ar/documents'),
  'zh-Hans': () => import('src/locales/zh-Hans/documents'),
}

/** The long texts; English if they cannot be fetched. */
export async function loadDocuments(language: Language): Promise<Documents> {
  if (language === 'en') return english
  return loaders[language]().then(
    ({ documents }) => documents,
    () => english
  )
}
