export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'nl',
  'pl',
  'uk',
  'tr',
  'ar',
  'zh-Hans',
] as const

export type Language = (typeof languages)[number]

/** Tags of traditional Chinese, in which the pages have no texts. */
const traditionalChinese = /^zh-(?:hant|tw|hk|mo)\b/i

/**
 * @param tag as in browsers and links (`de-AT`, `zh-CN`), in upper or lower case
 * @returns the supported language for this tag, or null
 */
export function matchLanguage(tag: string): Language | null {
  if (traditionalChinese.test(tag)) return null
  const [primary] = tag.toLowerCase().split('-')
  return languages.find((own) => own.split('-')[0] === primary) ?? null
}

/** @param wishes language tags in order of preference */
export function chooseLanguage(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const language = wish === null ? null : matchLanguage(wish)
    if (language) return language
  }
  return 'en'
}

/** @returns the tag in lower case; null if the query has none */
export function languageInQuery(query: URLSearchParams): string | null {
  const tag = query.get('lang') ?? ''
  const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)
  return isTag ? tag.toLowerCase() : null
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
