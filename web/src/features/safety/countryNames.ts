import type { Language } from 'src/browser/languageCode'

import { reportCountries } from './model/reportNumbers'

/** Older browsers lack `Intl.DisplayNames`, and show the code. */
function namer(language: Language): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return (code) => names.of(code) ?? code
  } catch {
    return (code) => code
  }
}

/** @returns [code, name] of countries with numbers to call, sorted by name */
export function countryNames(language: Language): [string, string][] {
  const nameOf = namer(language)
  return reportCountries
    .map(({ code }): [string, string] => [code, nameOf(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, language))
}
