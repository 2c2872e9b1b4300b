import { tabStore } from 'src/browser/storage'
import { renewToken } from 'src/features/proof'

import { identityKeyOf } from './identityKeys'
import { isIdle } from './model/selectors'
import type { PeerSessionState } from './model/state'

const identityKey = identityKeyOf('viewer')

const ofBrowser = {
  store: tabStore,
  reload: () => window.location.reload(),
}

let pending: Promise<string | null> | null = null

const once = (ask: () => Promise<string | null>): Promise<string | null> =>
  (pending ??= ask().finally(() => (pending = null)))

/**
 * Gets a new token when the server has a new secret and no longer accepts the
 * old token. The server issues the new token to the owner of the id’s key, and
 * the page reloads to use the token (lendPermanentId). A running share needs no
 * server, and continues without a reload; a lost share resumes after the
 * reload. If this browser no longer has the key, the id is lost.
 *
 * @throws when the server is unreachable
 */
export async function proveAgain(
  getState: () => PeerSessionState,
  { store, reload } = ofBrowser
): Promise<void> {
  const { call, ownId, desiredId } = getState()
  if (call.is === 'live') return
  const token = await once(() => renewToken(ownId ?? desiredId))
  const state = getState()
  if (state.call.is === 'live') return
  // A reload would not help, because the server has already refused this token.
  if (token && store.read(identityKey)?.includes(token)) return
  if (!token) {
    if (!isIdle(state)) return
    store.remove(identityKey)
  }
  reload()
}
