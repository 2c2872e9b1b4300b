import { basePath } from './basePath'

export interface KeyValueStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/**
 * A browser’s storage may be blocked or full. Then nothing is stored, and the
 * page continues.
 *
 * @param find called on each use, because any access to a blocked storage
 *   throws
 */
export function guardedStore(
  find: () => Storage,
  base = basePath
): KeyValueStore {
  const own = (key: string) => ownKey(key, base)
  return {
    read(key) {
      try {
        return find().getItem(own(key))
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        find().setItem(own(key), value)
      } catch {
        // Without storage the page works, but loses its state on a reload.
      }
    },
    remove(key) {
      try {
        find().removeItem(own(key))
      } catch {
        // A storage that cannot be accessed has nothing to remove.
      }
    },
  }
}

/** Installations at different paths of one host share its storages. */
const prefixFor = (base: string): string => base && `${base} `

/** @returns the key under which the browser’s storage has this one */
export const ownKey = (key: string, base = basePath): string =>
  prefixFor(base) + key

/** Removes what this installation has stored. Never throws. */
export function clearOwn(find: () => Storage, base = basePath): void {
  try {
    const storage = find()
    const isOwn = (key: string) =>
      base ? key.startsWith(prefixFor(base)) : !key.startsWith('/')
    Object.keys(storage)
      .filter(isOwn)
      .forEach((key) => storage.removeItem(key))
  } catch {
    // The browser blocks the storage.
  }
}

export const tabStore = guardedStore(() => window.sessionStorage)

/**
 * localStorage outlives the tab, so it contains only settings of the device.
 */
export const deviceStore = guardedStore(() => window.localStorage)

/**
 * Asks the browser to keep stored data when space runs out. Firefox is not
 * asked, because it would interrupt with a prompt; most other browsers decide
 * silently. Never throws.
 */
export async function askForDurableStorage(): Promise<void> {
  if (/\bFirefox\//.test(navigator.userAgent)) return
  try {
    await navigator.storage.persist()
  } catch {
    // The browser lacks the API or refuses.
  }
}
