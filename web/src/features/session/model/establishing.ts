import { urgentAttempts } from './limits'
import { withSuffix } from './plan'
import { isUrgent, type PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

/** Starts the next attempt to reach the server (PS2–PS4). */
export function establish(state: PeerSessionState): Transition {
  const base = state.desiredId && withSuffix(state.desiredId, state.idSuffix)
  return update(
    state,
    {
      serverConnectionState: 'establishing',
      connectionAttemptNumber: state.connectionAttemptNumber + 1,
      isServerAsked: false,
    },
    { type: 'connect-peer', desiredId: state.ownId ?? base }
  )
}

/**
 * A broken socket looks open on this side until TCP gives up; only an answer
 * shows that the socket is alive (PS43).
 */
export function askServer(state: PeerSessionState): Transition {
  return state.serverConnectionState === 'established'
    ? update(state, { isServerAsked: true }, { type: 'ask-server' })
    : unchanged(state)
}

/** The server has answered, and the timer `ask` starts again. */
export const serverHears = (state: PeerSessionState): Transition =>
  update(state, { isServerAsked: false })

/**
 * Opens a new connection to the server, because a silent call may mean that the
 * old socket is dead (PS27).
 */
export function renew(state: PeerSessionState): Transition {
  return state.serverConnectionState === 'established'
    ? establish(state)
    : unchanged(state)
}

/** The server is unreachable. The call between the browsers continues (PS5). */
export function disconnected(state: PeerSessionState): Transition {
  const { serverConnectionState } = state
  if (
    serverConnectionState !== 'establishing' &&
    serverConnectionState !== 'established'
  ) {
    return unchanged(state)
  }
  return update(state, {
    serverConnectionState: 'disconnected',
    isServerAsked: false,
  })
}

/**
 * A recovering share needs the server at once: without backoff (PS3), and
 * without waiting for the timeout of an attempt that began before the call was
 * lost (PS27).
 */
export function establishIfUrgent(
  before: PeerSessionState,
  state: PeerSessionState
): Transition {
  const { serverConnectionState: server } = state
  const isOldAttempt =
    server === 'establishing' &&
    before.serverConnectionState === 'establishing' &&
    !isUrgent(before)
  if (!isUrgent(state) || (server !== 'disconnected' && !isOldAttempt)) {
    return unchanged(state)
  }
  // The attempt number starts again at 0, because attempts above
  // `urgentAttempts` have a long timeout.
  return establish(
    isUrgent(before) ? state : { ...state, connectionAttemptNumber: 0 }
  )
}

/**
 * An attempt to reach the server has timed out. While a share is recovering,
 * the next attempt starts at once.
 */
export function notEstablished(state: PeerSessionState): Transition {
  if (state.serverConnectionState !== 'establishing') return unchanged(state)
  return isUrgent(state) && state.connectionAttemptNumber < urgentAttempts
    ? establish(state)
    : disconnected(state)
}
