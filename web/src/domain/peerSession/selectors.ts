import type { ErrorCode } from 'src/domain/errors/errorCode'

import { isMissed, type PeerSessionState } from './state'

/** What the sharer's page shows. */
export type SharerView =
  | 'ready'
  | 'choosing'
  | 'waiting'
  | 'searching'
  | 'sharing'
  | 'hidden'
  | 'reconnecting'
  | 'newcomer'

export function sharerView(state: PeerSessionState): SharerView {
  if (state.capture === 'off') return 'ready'
  if (state.capture === 'requested') return 'choosing'
  if (state.change === 'replacing') return 'choosing'
  if (state.newcomer) return 'newcomer'
  if (isMissed(state)) return 'reconnecting'
  if (state.lacksPath) return 'searching'
  if (state.remoteParticipantState !== 'connected') return 'waiting'
  return state.capture === 'hidden' ? 'hidden' : 'sharing'
}

/** What the other side did to end it, or null where the sharer ended it here. */
export function farewell({ outcome }: PeerSessionState): ErrorCode | null {
  return outcome === 'stopped' || outcome === 'cancelled' ? null : outcome
}

/** What the viewer's page shows. */
export type ViewerView =
  | 'waiting'
  | 'searching'
  | 'choosing'
  | 'watching'
  | 'hidden'
  | 'reconnecting'
  | 'newcomer'

export function viewerView(state: PeerSessionState): ViewerView {
  if (state.newcomer) return 'newcomer'
  if (isMissed(state)) return 'reconnecting'
  if (state.lacksPath) return 'searching'
  if (state.remoteParticipantState === 'idle') return 'waiting'
  if (state.remoteScreen === 'shared') return 'watching'
  return state.remoteScreen === 'hidden' ? 'hidden' : 'choosing'
}

/**
 * There is something here that the page must not lose: a call, a capture, or an
 * invitation that may be on its way.
 */
export function isInUse(state: PeerSessionState): boolean {
  const { plan, ownId, capture, remoteParticipantState } = state
  const invites = plan.role === 'viewer' || plan.toUserId === null
  return (
    capture !== 'off' ||
    remoteParticipantState !== 'idle' ||
    isMissed(state) ||
    (invites && ownId !== null)
  )
}

/**
 * True when the network is all there is to talk about: the server is out of
 * reach and no share is running that would go on without it (PS5).
 */
export function isOffline(state: PeerSessionState): boolean {
  return (
    (state.serverConnectionState === 'disconnected' ||
      state.serverConnectionState === 'establishing') &&
    state.connectionAttemptNumber > 1 &&
    state.remoteParticipantState === 'idle' &&
    !isMissed(state) &&
    state.capture === 'off'
  )
}
