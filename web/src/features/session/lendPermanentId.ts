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
 * Gives this tab the permanent id that this browser keeps for a helper. The id
 * is stored like an identity from before a reload, so call this before the
 * session is opened. Never rejects. The tab keeps its present id in two cases:
 * another tab uses the permanent id, or the tab helped somebody before a
 * reload, who may call the present id again.
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
    // Another tab uses the id. The identity of this tab must not have the same
    // id, because two tabs with one id would disconnect each other.
    if (isSame) store.remove(identityKey)
    return
  }
  const { id, token } = kept
  const identity: Identity = { share: null, ...(isSame && own), id, token }
  store.write(identityKey, JSON.stringify(identity))
}

/** The identity is unchecked; TabIdentity drops it later if incomplete. */
const ownIn = (store: KeyValueStore): Partial<Identity> =>
  Object(parseJson(store.read(identityKey)))

/**
 * @param name of a Web Lock
 * @returns whether the lock is free, or becomes free within three seconds;
 * false without Web Locks; never rejects
 */
export async function isFreeSoon(
  name: string,
  locks: () => Pick<LockManager, 'request'> | undefined = () => navigator.locks
): Promise<boolean> {
  const found = locks()
  return found ? requestLock(found, name, async () => {}) : false
}

/** Also true if the browser has restored the page. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType(
    'navigation'
  ) as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
