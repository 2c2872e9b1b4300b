import type { Language } from 'src/browser/languageCode'

import { reportCountries } from './model/reportNumbers'

/**
 * @returns a function that gives a country's name in this language; browsers
 * without `Intl.DisplayNames` show the code instead
 */
function namer(language: Language): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return (code) => names.of(code) ?? code
  } catch {
    return (code) => code
  }
}

/**
 * @returns [code, name] of each country for which there are phone numbers,
 * sorted by name
 */
export function countryNames(language: Language): [string, string][] {
  const nameOf = namer(language)
  return reportCountries
    .map(({ code }): [string, string] => [code, nameOf(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, language))
}
