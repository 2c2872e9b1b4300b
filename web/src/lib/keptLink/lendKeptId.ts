import { type KeyValueStore, tabStore } from 'src/lib/browser/storage'
import type { Identity } from 'src/lib/identity/TabIdentity'

import { findKeptId } from './keptId'

/** Where TabIdentity looks for what this tab was before. */
const identityKey = 'kinscreen.viewer'

/**
 * Lets this tab attach with the kept id, as if it had been its own before a
 * reload. Another tab that has it keeps it, because TabIdentity locks the token.
 * Before the session is opened; total.
 *
 * @param find the kept id
 */
export async function lendKeptId(
  store: KeyValueStore = tabStore,
  find = findKeptId
): Promise<void> {
  const kept = await find()
  if (!kept || store.read(identityKey)?.includes(kept.token)) return
  const { id, token } = kept
  const identity: Identity = { id, token, share: null }
  store.write(identityKey, JSON.stringify(identity))
}
