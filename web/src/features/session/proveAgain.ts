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
 * The server's secret is another one: it gives a new token to who has the key of
 * the id, and the page attaches with it once it is loaded again (lendKeptId). A
 * running share needs no server, and goes on; one that is lost is resumed after
 * that. An id that this browser has no key of cannot be had again.
 *
 * @throws when the server cannot be reached
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
  // The same again would be refused again.
  if (token && store.read(identityKey)?.includes(token)) return
  if (!token) {
    if (!isIdle(state)) return
    store.remove(identityKey)
  }
  reload()
}
