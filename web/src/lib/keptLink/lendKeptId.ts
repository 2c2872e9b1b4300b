import { type KeyValueStore, tabStore } from 'src/lib/browser/storage'
import { wasReloaded } from 'src/lib/browser/wasReloaded'
import type { Identity } from 'src/lib/identity/TabIdentity'

import { isFreeSoon } from './isFreeSoon'
import { findKeptId } from './storedKeptId'

/** Where TabIdentity looks for what this tab was before, and what it locks. */
const identityKey = 'kinscreen.viewer'
const lockOf = (token: string) => `kinscreen.${token}`

const ports = {
  store: tabStore as KeyValueStore,
  find: findKeptId,
  isFree: isFreeSoon,
  wasReloaded,
}

/**
 * Lets this tab attach with the kept id, as if it had been its own before a
 * reload. Another tab that has it keeps it, and this one keeps what it had: whom
 * it was helping may be coming back. Before the session is opened; total.
 */
export async function lendKeptId({
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
    // Of its older token: two tabs with one id would push each other out.
    if (isSame) store.remove(identityKey)
    return
  }
  const { id, token } = kept
  const identity: Identity = { share: null, ...(isSame && own), id, token }
  store.write(identityKey, JSON.stringify(identity))
}

/** Untrusted; what is not whole is dropped by TabIdentity. */
function ownIn(store: KeyValueStore): Partial<Identity> {
  try {
    return Object(JSON.parse(store.read(identityKey) ?? 'null'))
  } catch {
    return {}
  }
}
