/**
 * Registers the service worker, which is for later: nothing of a page waits for
 * it or needs it. Harmless when it is registered already.
 *
 * @returns null where there is none: a browser, a private window or a setting
 * that has no service workers, or a script that could not be fetched
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register('/serviceWorker.js', {
      updateViaCache: 'none',
    })
  } catch {
    return null
  }
}
