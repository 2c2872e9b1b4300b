import { parseJson } from 'src/browser/parseJson'
import { type KeyValueStore, tabStore } from 'src/browser/storage'
import { wasReloaded } from 'src/browser/wasReloaded'
import { findKeptId } from 'src/features/proof'

import { identityKeyOf, lockOf } from './identityKeys'
import { isFreeSoon } from './isFreeSoon'
import type { Identity } from './TabIdentity'

const identityKey = identityKeyOf('viewer')

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
const ownIn = (store: KeyValueStore): Partial<Identity> =>
  Object(parseJson(store.read(identityKey)))
