import type { Language } from 'src/browser/languageCode'

import { documents as english } from './en/documents'
import type { Documents } from './Texts'
import { useLoadedTexts } from './useLoadedTexts'

type Foreign = Exclude<Language, 'en'>

const loaders: Record<Foreign, () => Promise<{ documents: Documents }>> = {
  de: () => import('./de/documents'),
  fr: () => import('./fr/documents'),
  es: () => import('./es/documents'),
  it: () => import('./it/documents'),
  'pt-BR': () => import('./pt-BR/documents'),
  nl: () => import('./nl/documents'),
  pl: () => import('./pl/documents'),
  uk: () => import('./uk/documents'),
  tr: () => import('./tr/documents'),
  ar: () => import('./ar/documents'),
  'zh-Hans': () => import('./zh-Hans/documents'),
}

/** Returns English if the texts cannot be fetched. */
export async function loadDocuments(language: Language): Promise<Documents> {
  if (language === 'en') return english
  return loaders[language]().then(
    ({ documents }) => documents,
    () => english
  )
}

/** Loaded separately, because these texts are long. */
export const useDocumentTexts = (): Documents =>
  useLoadedTexts<Documents, Documents>(loadDocuments, english)
