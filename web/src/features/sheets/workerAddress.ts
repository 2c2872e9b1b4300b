import { atBase } from 'src/browser/basePath'
import { type Language, matchLanguage } from 'src/browser/languageCode'

export interface SheetsAsked {
  language: Language
  /** the page uses the build for older browsers (docs/decisions/0016) */
  isOlder: boolean
}

const file = atBase('/serviceWorker.js')

/**
 * The query of the service worker’s URL says what to cache. Browsers treat a
 * different URL as a different worker, and use it for updates, too.
 *
 * @param asked null if no sheets are stored
 */
export const workerAddress = (asked: SheetsAsked | null): string =>
  asked
    ? `${file}?sheets=${asked.language}${asked.isOlder ? '&older' : ''}`
    : file

/** @param search the query made by `workerAddress` */
export function sheetsAsked(search: string): SheetsAsked | null {
  const parameters = new URLSearchParams(search)
  const language = matchLanguage(parameters.get('sheets') ?? '')
  return language && { language, isOlder: parameters.has('older') }
}
