import { type Language, languages } from 'src/browser/languageCode'

import { documents } from './en/documents'
import { ringing } from './en/ringing'
import { loadTexts } from './loadTexts'
import { loadDocuments } from './useDocumentTexts'
import { loadRinging } from './useRingingTexts'

jest.mock('./tr/documents', () => {
  throw new Error()
})

const own: Record<Language, [language: string, terms: string]> = {
  en: ['Language', 'Terms'],
  de: ['Sprache', 'Nutzungsbedingungen'],
  fr: ['Langue', 'Conditions d’utilisation'],
  es: ['Idioma', 'Condiciones de uso'],
  it: ['Lingua', 'Condizioni d’uso'],
  'pt-BR': ['Idioma', 'Termos de uso'],
  nl: ['Taal', 'Voorwaarden'],
  pl: ['Język', 'Zasady korzystania'],
  uk: ['Мова', 'Умови користування'],
  tr: ['Dil', 'Kullanım koşulları'],
  ar: ['اللغة', 'شروط الاستخدام'],
  'zh-Hans': ['语言', '使用条款'],
}

describe('loadTexts', () => {
  it.each(languages)('fetches the texts of %s', async (language) => {
    const { common } = await loadTexts(language)
    expect([common.language, common.termsLink]).toEqual(own[language])
  })
})

describe('loadDocuments', () => {
  it.each(languages.filter((language) => language !== 'tr'))(
    'fetches the long texts of %s',
    async (language) => {
      const { terms } = await loadDocuments(language)
      expect(terms.title).toBe(own[language][1])
    }
  )

  it('falls back to English where the texts cannot be fetched', async () => {
    expect(await loadDocuments('tr')).toBe(documents)
  })
})

describe('loadRinging', () => {
  it.each(languages)(
    'fetches the texts about rings in %s',
    async (language) => {
      const { cannotNow } = await loadRinging(language)
      expect(cannotNow === ringing.cannotNow).toBe(language === 'en')
    }
  )
})
