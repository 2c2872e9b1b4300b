import { atBase } from 'src/browser/basePath'
import { type Language, matchLanguage } from 'src/browser/languageCode'

export interface SheetsAsked {
  language: Language
  /** whether the page runs the build for old browsers (docs/decisions/0016) */
  isOlder: boolean
}

const file = atBase('/serviceWorker.js')

/**
 * The query in the URL of the service worker says what to cache. Browsers
 * replace the worker when its URL changes, and fetch updates from this URL,
 * too.
 *
 * @param asked null if no instructions are stored
 */
export const workerAddress = (asked: SheetsAsked | null): string =>
  asked
    ? `${file}?sheets=${asked.language}${asked.isOlder ? '&older' : ''}`
    : file

/** @param search the query string of an address from `workerAddress` */
export function sheetsAsked(search: string): SheetsAsked | null {
  const parameters = new URLSearchParams(search)
  const language = matchLanguage(parameters.get('sheets') ?? '')
  return language && { language, isOlder: parameters.has('older') }
}
