import { useEffect } from 'react'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { chooseLanguage } from 'src/browser/languageCode'
import { languageWishes } from 'src/i18n/languageWishes'

import { type SheetsAsked, workerAddress } from './workerAddress'

/** Set by the served page in browsers that use the newer build. */
const modernMark = '__vite_is_modern_browser'

const askForSheets = (): SheetsAsked | null =>
  keptSheetCount.getSnapshot() === null
    ? null
    : {
        language: chooseLanguage(languageWishes()),
        isOlder: !(modernMark in window),
      }

/** If cookies are blocked, some browsers throw on access. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null
  } catch {
    return null
  }
}

/**
 * Registers the service worker, which is for later visits: no page waits for it
 * or needs it. Harmless if it is registered already. If there are sheets, it
 * also caches their page.
 *
 * @returns null if it is impossible: the browser, a private window or a setting
 * has no service workers, or the script could not be fetched
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

/**
 * If there are sheets, caches their page for offline use, in the language of
 * this page. Never rejects.
 */
export async function keepSheetsPage(): Promise<void> {
  if (keptSheetCount.getSnapshot() !== null) await registerServiceWorker()
}

/**
 * For screens after a share: people who have shared once will come back,
 * perhaps offline (docs/decisions/0079).
 */
export function useServiceWorker(): void {
  useEffect(() => void registerServiceWorker(), [])
}

/**
 * Removes the service worker and its caches. Never rejects: what cannot be
 * accessed was never stored.
 */
export async function removeServiceWorker(): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations()
    await Promise.all(all.map((registration) => registration.unregister()))
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Access is blocked, or the browser lacks the API.
  }
}
