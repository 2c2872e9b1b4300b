import { type Language, matchLanguage } from 'src/browser/languageCode'

/** The files that the sheets page needs. */
export interface SheetsAsked {
  language: Language
  /** the files of the build for older browsers (docs/decisions/0016) */
  isOlder: boolean
}

const file = '/serviceWorker.js'

/**
 * The URL tells the service worker what to cache: a different URL is a
 * different worker, which the browser installs, and remembers for its updates.
 *
 * @param asked null if no sheets are stored
 */
export const workerAddress = (asked: SheetsAsked | null): string =>
  asked
    ? `${file}?sheets=${asked.language}${asked.isOlder ? '&older' : ''}`
    : file

/** @param search the query of such a URL */
export function sheetsAsked(search: string): SheetsAsked | null {
  const parameters = new URLSearchParams(search)
  const language = matchLanguage(parameters.get('sheets') ?? '')
  return language && { language, isOlder: parameters.has('older') }
}
