import { parseJson } from 'src/browser/parseJson'
import { type KeyValueStore, tabStore } from 'src/browser/storage'
import { findPermanentId } from 'src/features/proof'

import { identityKeyOf, lockOf } from './identityKeys'
import { requestLock } from './requestLock'
import type { Identity } from './TabIdentity'

const identityKey = identityKeyOf('viewer')

const ports = {
  store: tabStore as KeyValueStore,
  find: findPermanentId,
  isFree: isFreeSoon,
  wasReloaded,
}

/**
 * Gives this tab the permanent id, by storing it as if the tab had used it
 * before a reload. If another tab uses the permanent id, this one does not get
 * it. A tab that was helping somebody before the reload keeps its own id, as
 * that person may call again. Call this before the session is opened. Never
 * rejects.
 */
export async function lendPermanentId({
  store,
  find,
  isFree,
  wasReloaded,
} = ports): Promise<void> {
  const kept = await find()
  const own = ownIn(store)
  if (!kept || own.token === kept.token) return
  const isSame = own.id === kept.id
  if (own.resumption && !isSame && wasReloaded()) return
  if (!(await isFree(lockOf(kept.token)))) {
    // If this tab has an older token for the same id, it must not keep that id:
    // two tabs with one id would disconnect each other.
    if (isSame) store.remove(identityKey)
    return
  }
  const { id, token } = kept
  const identity: Identity = { share: null, ...(isSame && own), id, token }
  store.write(identityKey, JSON.stringify(identity))
}

/**
 * The stored identity, unchecked. TabIdentity later drops an incomplete one.
 */
const ownIn = (store: KeyValueStore): Partial<Identity> =>
  Object(parseJson(store.read(identityKey)))

/**
 * @param name of a lock of this browser
 * @returns whether, within three seconds, no other tab holds it any more; never
 * rejects
 */
export async function isFreeSoon(
  name: string,
  locks: () => Pick<LockManager, 'request'> | undefined = () => navigator.locks
): Promise<boolean> {
  const found = locks()
  return found ? requestLock(found, name, async () => {}) : false
}

/**
 * @returns whether this tab has reloaded the page, or the browser has restored
 * it
 */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType(
    'navigation'
  ) as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
