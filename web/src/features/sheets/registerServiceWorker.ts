import { useEffect } from 'react'

import { atBase, isOwnRegistration } from 'src/browser/basePath'
import { keptSheetCount } from 'src/browser/keptSheetCount'
import { chooseLanguage } from 'src/browser/languageCode'
import { languageWishes } from 'src/i18n/languageWishes'

import { type SheetsAsked, workerAddress } from './workerAddress'

/** A global that the page sets if it runs the build for modern browsers. */
const modernMark = '__vite_is_modern_browser'

const askForSheets = (): SheetsAsked | null =>
  keptSheetCount.getSnapshot() === null
    ? null
    : {
        language: chooseLanguage(languageWishes()),
        isOlder: !(modernMark in window),
      }

/** Reading this property throws in some browsers that block cookies. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null
  } catch {
    return null
  }
}

/**
 * Registers the service worker, which serves later visits, so no page has to
 * wait for it. Can be called again. If instructions are stored, the worker also
 * caches the page that lists them.
 *
 * @returns null if the browser, a private window or a setting prevents
 * registration, or the script could not be fetched
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
 * If instructions are stored, makes the service worker cache the page "My
 * sheets" in the language of this page. Never rejects.
 */
export async function keepSheetsPage(): Promise<void> {
  if (keptSheetCount.getSnapshot() !== null) await registerServiceWorker()
}

/**
 * Registers the service worker after a share: people who have shared once may
 * open the page again, perhaps offline (docs/decisions/0079).
 */
export function useServiceWorker(): void {
  useEffect(() => void registerServiceWorker(), [])
}

/** Unregisters the service worker and deletes its caches. Never rejects. */
export async function removeServiceWorker(): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations()
    const own = all.filter(isOwnRegistration)
    await Promise.all(own.map((registration) => registration.unregister()))
    const names = await caches.keys()
    // Workbox names each cache after the scope of its worker.
    const ending = `-${window.location.origin}${atBase('/')}`
    const kept = names.filter((name) => name.endsWith(ending))
    await Promise.all(kept.map((name) => caches.delete(name)))
  } catch {
    // The browser lacks the API or blocks it, so nothing was stored.
  }
}
