import { clear } from 'idb-keyval'

import { endPushSubscription } from 'src/features/kept-helpers/endPushSubscription'
import { removeServiceWorker } from 'src/features/sheets/removeServiceWorker'

/**
 * Deletes all that this site has stored in this browser: choices, names, keys,
 * kept links and helpers, the push subscription, and the service worker with its page.
 * Total: what cannot be accessed was never stored.
 */
export async function forgetEverything(): Promise<void> {
  await endPushSubscription()
  const stores = [() => window.localStorage, () => window.sessionStorage]
  for (const find of stores) {
    try {
      find().clear()
    } catch {
      // Blocked.
    }
  }
  await clear().catch(() => {})
  await removeServiceWorker()
}
