import { type Language, matchLanguage } from 'src/browser/languageCode'

/** Which files the page of the sheets needs. */
export interface SheetsAsked {
  language: Language
  /** those for older browsers (docs/decisions/0016) */
  isOlder: boolean
}

const file = '/serviceWorker.js'

/**
 * The address says what the service worker is to keep: another one is another
 * worker, which the browser installs, and remembers for its updates.
 *
 * @param asked null where no sheets are kept
 */
export const workerAddress = (asked: SheetsAsked | null): string =>
  asked
    ? `${file}?sheets=${asked.language}${asked.isOlder ? '&older' : ''}`
    : file

/** @param search of such an address */
export function sheetsAsked(search: string): SheetsAsked | null {
  const parameters = new URLSearchParams(search)
  const language = matchLanguage(parameters.get('sheets') ?? '')
  return language && { language, isOlder: parameters.has('older') }
}
