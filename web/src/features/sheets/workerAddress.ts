import { type Language, matchLanguage } from 'src/browser/languageCode'

/** What the service worker should cache for the sheets page. */
export interface SheetsAsked {
  language: Language
  /**
   * whether the page uses the build for older browsers (docs/decisions/0016)
   */
  isOlder: boolean
}

const file = '/serviceWorker.js'

/**
 * The URL of the service worker’s script; its query says what to cache.
 * Browsers treat a different URL as a different worker, so they install it, and
 * use the same URL for updates.
 *
 * @param asked null if no sheets are stored
 */
export const workerAddress = (asked: SheetsAsked | null): string =>
  asked
    ? `${file}?sheets=${asked.language}${asked.isOlder ? '&older' : ''}`
    : file

/** @param search the query of the URL made by `workerAddress` */
export function sheetsAsked(search: string): SheetsAsked | null {
  const parameters = new URLSearchParams(search)
  const language = matchLanguage(parameters.get('sheets') ?? '')
  return language && { language, isOlder: parameters.has('older') }
}
