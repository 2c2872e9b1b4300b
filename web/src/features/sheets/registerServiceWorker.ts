import { useEffect } from 'react'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { chooseLanguage } from 'src/browser/languageCode'
import { languageWishes } from 'src/i18n/languageWishes'

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

/**
 * Where there are sheets, their page opens without a network from now on, in
 * the language that is wanted here. Total.
 */
export async function keepSheetsPage(): Promise<void> {
  if (keptSheetCount.getSnapshot() !== null) await registerServiceWorker()
}

/**
 * For what is shown once a share is over: whoever has shared once will come
 * back, perhaps without a network (docs/decisions/0079).
 */
export function useServiceWorker(): void {
  useEffect(() => void registerServiceWorker(), [])
}

/**
 * Removes the service worker and the files that it keeps. Total: what cannot be
 * accessed was never there.
 */
export async function removeServiceWorker(): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations()
    await Promise.all(all.map((registration) => registration.unregister()))
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Blocked, or unknown to this browser.
  }
}
