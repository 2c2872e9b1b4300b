/** Text kept under a name. */
export interface KeyValueStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/**
 * A store of the browser that survives being forbidden or full: then it
 * remembers nothing, and the page goes on.
 *
 * @param find called at each use, because merely touching a forbidden store throws
 */
export function guardedStore(find: () => Storage): KeyValueStore {
  return {
    read(key) {
      try {
        return find().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        find().setItem(key, value)
      } catch {
        // Nothing is lost but the memory of a reload.
      }
    },
    remove(key) {
      try {
        find().removeItem(key)
      } catch {
        // What cannot be touched was never written.
      }
    },
  }
}

export const tabStore = guardedStore(() => window.sessionStorage)

/** Survives the tab: only for what a person has chosen for this device. */
export const deviceStore = guardedStore(() => window.localStorage)
