import type { Language } from 'src/browser/languageCode'

/**
 * The plural categories of cardinal numbers, from CLDR, Language Plural Rules.
 */
export const pluralCategories = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  'pt-BR': ['one', 'many', 'other'],
  nl: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  tr: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  'zh-Hans': ['other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>

/** The compiler reports a missing plural form. */
type Forms<Spoken extends Language> = Record<
  (typeof pluralCategories)[Spoken][number],
  string
> & { other: string }

/** Safari before 13 lacks plural categories and gets the form `other`. */
export function plural<Spoken extends Language>(
  language: Spoken,
  count: number,
  forms: Forms<Spoken>
): string {
  if (typeof Intl.PluralRules !== 'function') return forms.other
  const category = new Intl.PluralRules(language).select(count)
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms
  return known[category] ?? forms.other
}
