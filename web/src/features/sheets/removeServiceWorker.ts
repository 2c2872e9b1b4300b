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
