import type { Language } from 'src/browser/languageCode'

import { reportCountries } from './model/reportNumbers'

/**
 * Returns a function that names countries. In older browsers without
 * `Intl.DisplayNames`, it returns the code.
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
 * @returns the countries with phone numbers for reports, as [code, name],
 * sorted by name
 */
export function countryNames(language: Language): [string, string][] {
  const nameOf = namer(language)
  return reportCountries
    .map(({ code }): [string, string] => [code, nameOf(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, language))
}
