import { isIdle } from 'src/domain/peerSession/selectors'
import type { PeerSessionState } from 'src/domain/peerSession/state'
import { tabStore } from 'src/lib/browser/storage'

import { renewToken } from './keptId'

/** The tab whose token the server does not know any more. */
export interface RefusedTab {
  state: PeerSessionState
  /** the token that was refused */
  token: string
  /** attaches with this one from now on, and at once */
  attachWith: (token: string) => void
}

let pending: Promise<void> | null = null

const reloadPage = () => window.location.reload()

/**
 * The server's secret is another one: it gives a new token to who has the key of
 * the id. An id that this browser has no key of cannot be had again, and the page
 * is loaded anew without it, unless a share would be lost.
 *
 * @throws when the server cannot be reached; its next refusal tries again
 */
export const proveAgain = (
  tab: RefusedTab,
  reload = reloadPage
): Promise<void> =>
  (pending ??= prove(tab, reload).finally(() => (pending = null)))

async function prove(
  { state, token, attachWith }: RefusedTab,
  reload: () => void
): Promise<void> {
  const given = await renewToken(state.ownId ?? state.desiredId)
  // The same again would be refused again.
  if (given && given !== token) return attachWith(given)
  if (given || !isIdle(state)) return
  tabStore.remove(`kinscreen.${state.plan.role}`)
  reload()
}
