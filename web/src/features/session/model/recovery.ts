import { callAgainSoon, callIfWanted } from './calling'
import { renew } from './establishing'
import { healGraceMs } from './limits'
import {
  isLost,
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, andThen, type Transition } from './update'

/** The call is kept, because it may recover (PS15). */
export function networkDisconnected(state: PeerSessionState): Transition {
  const { call } = state
  if (call.is === 'asking') {
    return update(state, { call: { ...call, isUnheard: true } })
  }
  if (call.is !== 'live') return unchanged(state)
  const lost = update(state, {
    call: { is: 'none' },
    recovery: 'disconnected',
  })
  // When the call became silent, the page already opened a new connection to
  // the server and restarted ICE (PS27).
  return andThen(call.isSilent ? lost : renew(lost.state), (next) =>
    isSharer(next) ? lookForPath(next) : sayBack(next)
  )
}

/**
 * A viewer who has lost the share, and has reached the server, asks the sharer
 * to call again (PS30). If the server does not know the sharer’s page, its
 * error message ends the wait (`sharerAbsent`).
 */
export function sayBack(state: ViewerState): Transition {
  const { remoteId, serverConnectionState } = state
  return isLost(state) &&
    state.call.is === 'none' &&
    remoteId &&
    serverConnectionState === 'established'
    ? update(state, {}, { type: 'send-control', remoteId, control: 'back' })
    : unchanged(state)
}

/** Restarts ICE; if that fails, calls again after `healGraceMs` (PS12). */
export function lookForPath(state: SharerState): Transition {
  if (state.recovery === 'disconnected') {
    return update(
      state,
      { call: { is: 'pausing', forMs: healGraceMs } },
      { type: 'restart-ice' }
    )
  }
  return state.call.is === 'live' && state.call.isSilent
    ? update(state, {}, { type: 'restart-ice' })
    : unchanged(state)
}

/**
 * The call has closed without a farewell, so it is recovered (PS12). While the
 * peer’s page reloads, `recovery` stays `unload` (PS16).
 */
export function closed(state: PeerSessionState): Transition {
  const wasLive = state.call.is === 'live'
  const recovery =
    wasLive || state.recovery === 'disconnected' ? 'lost' : state.recovery
  if (isSharer(state)) {
    return state.call.is === 'given-way'
      ? unchanged(state)
      : callAgainSoon(state, { recovery })
  }
  const waiting = update(
    state,
    { call: { is: 'none' }, recovery },
    { type: 'close-call' }
  )
  return wasLive ? andThen(waiting, sayBack) : waiting
}

export function callDue(state: SharerState): Transition {
  // Without the server no call can be placed, so the old call is kept, and ICE
  // tries new paths.
  return state.recovery === 'disconnected' &&
    state.serverConnectionState !== 'established'
    ? lookForPath(state)
    : callIfWanted(state)
}

/** The peer’s page was closed, perhaps for a reload (PS16). */
export const awaitReturn = (state: PeerSessionState): Transition =>
  isSharer(state)
    ? callAgainSoon(state, {
        callAttemptNumber: 0,
        hasReturned: false,
        recovery: 'unload',
      })
    : update(
        state,
        { call: { is: 'none' }, recovery: 'unload' },
        { type: 'close-call' }
      )
