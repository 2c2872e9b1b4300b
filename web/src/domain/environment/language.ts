/** The languages of the pages, by tag (BCP 47). */
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

/** Chinese is written in two ways; these tags want the one that is not ours. */
const traditionalChinese = /^zh-(?:hant|tw|hk|mo)\b/i

/**
 * @param tag as browsers and links give it, in any case: `de-AT`, `zh-CN`
 * @returns the language that someone who asks for this tag reads, or null
 */
export function matchLanguage(tag: string): Language | null {
  if (traditionalChinese.test(tag)) return null
  const [primary] = tag.toLowerCase().split('-')
  return languages.find((own) => own.split('-')[0] === primary) ?? null
}

/**
 * @param wishes language tags, the strongest wish first
 * @returns the first that can be spoken, else English
 */
export function chooseLanguage(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const language = wish === null ? null : matchLanguage(wish)
    if (language) return language
  }
  return 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
