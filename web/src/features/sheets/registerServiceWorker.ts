import { chooseLanguage } from 'src/browser/languageCode'
import { languageWishes } from 'src/i18n/languageWishes'

import { keptSheetCount } from './keptSheetCount'
import { type SheetsAsked, workerAddress } from './workerAddress'

/** Set by the served page where it takes the newer set of files. */
const modernMark = '__vite_is_modern_browser'

const askForSheets = (): SheetsAsked | null =>
  keptSheetCount.getSnapshot() === null
    ? null
    : {
        language: chooseLanguage(languageWishes()),
        isOlder: !(modernMark in window),
      }

/** Where a setting blocks cookies, some browsers do not even let them be read. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null
  } catch {
    return null
  }
}

/**
 * Registers the service worker, which is for later: nothing of a page waits for
 * it or needs it. Harmless when it is registered already. Where there are
 * sheets, it keeps their page as well.
 *
 * @returns null where there is none: a browser, a private window or a setting
 * that has no service workers, or a script that could not be fetched
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(
      workerAddress(askForSheets()),
      { updateViaCache: 'none' }
    )
  } catch {
    return null
  }
}
