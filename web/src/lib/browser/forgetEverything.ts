import { clear } from 'idb-keyval'

/**
 * Deletes all that this site has stored in this browser: choices, names, keys,
 * kept links and helpers. Total: what cannot be accessed was never stored.
 */
export async function forgetEverything(): Promise<void> {
  const stores = [() => window.localStorage, () => window.sessionStorage]
  for (const find of stores) {
    try {
      find().clear()
    } catch {
      // Blocked.
    }
  }
  await clear().catch(() => {})
}
