import { backoffMs } from 'src/browser/backoff'

import type { Command } from './commands'
import {
  askDuringCallEveryMs,
  askEveryMs,
  establishTimeoutMs,
  patientEvery,
  serverAnswerMs,
  urgentAttempts,
  urgentEstablishTimeoutMs,
} from './limits'
import { withSuffix } from './plan'
import type { PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

/** One attempt to reach the server: the first, or the next (PS2–PS4). */
export function establish(state: PeerSessionState): Transition {
  const base = state.desiredId && withSuffix(state.desiredId, state.idSuffix)
  return update(
    state,
    {
      serverConnectionState: 'establishing',
      connectionAttemptNumber: state.connectionAttemptNumber + 1,
    },
    { type: 'stop-timer', name: 'reconnect' },
    ...askNoMore,
    { type: 'connect-peer', desiredId: state.ownId ?? base },
    { type: 'start-timer', name: 'establish', delayMs: patienceMs(state) }
  )
}

const askNoMore: Command[] = (['ask', 'unheard'] as const).map((name) => ({
  type: 'stop-timer',
  name,
}))

/**
 * A socket that died without a word stays open on this side for as long as TCP
 * takes: only an answer shows that it is alive (PS43).
 */
export function askServer(state: PeerSessionState): Transition {
  return state.serverConnectionState === 'established'
    ? update(
        state,
        {},
        { type: 'ask-server' },
        { type: 'stop-timer', name: 'ask' },
        { type: 'start-timer', name: 'unheard', delayMs: serverAnswerMs }
      )
    : unchanged(state)
}

/** It is, and is asked again later. */
export function serverHears(state: PeerSessionState): Transition {
  return state.serverConnectionState === 'established'
    ? update(
        state,
        {},
        { type: 'stop-timer', name: 'unheard' },
        askLater(state)
      )
    : unchanged(state)
}

export function askLater(state: PeerSessionState): Command {
  const isCalm =
    state.remoteParticipantState === 'connected' && state.recovery === 'none'
  const delayMs = isCalm ? askDuringCallEveryMs : askEveryMs
  return { type: 'start-timer', name: 'ask', delayMs }
}

/**
 * When a call is silent, the socket may be dead as well without knowing it
 * (PS27).
 */
export function renew(state: PeerSessionState): Transition {
  return state.serverConnectionState === 'established'
    ? establish(state)
    : unchanged(state)
}

/**
 * The server is unreachable; whatever runs between the browsers continues
 * (PS5).
 */
export function disconnected(state: PeerSessionState): Transition {
  const { serverConnectionState, connectionAttemptNumber } = state
  if (
    serverConnectionState !== 'establishing' &&
    serverConnectionState !== 'established'
  ) {
    return unchanged(state)
  }
  return update(
    state,
    { serverConnectionState: 'disconnected' },
    { type: 'stop-timer', name: 'establish' },
    ...askNoMore,
    {
      type: 'start-timer',
      name: 'reconnect',
      delayMs: isUrgent(state)
        ? backoffMs(1)
        : backoffMs(connectionAttemptNumber),
      jitter: true,
    }
  )
}

/**
 * A share that is being recovered needs the server now, not when backoff allows
 * it (PS3).
 */
export function establishIfUrgent(state: PeerSessionState): Transition {
  return state.serverConnectionState === 'disconnected' && isUrgent(state)
    ? establish(state)
    : unchanged(state)
}

/**
 * A fresh attempt notices a returning network sooner than an old one, whose
 * retransmissions become ever rarer (RFC 6298 §5.5). A slow network eventually
 * needs long attempts.
 */
function patienceMs(state: PeerSessionState): number {
  const number = state.connectionAttemptNumber + 1
  if (!isUrgent(state) || number > urgentAttempts) return establishTimeoutMs
  return number % patientEvery === 0
    ? patientEvery * urgentEstablishTimeoutMs
    : urgentEstablishTimeoutMs
}

/**
 * The server has not answered in time: an urgent attempt is followed by the
 * next at once.
 */
export function notEstablished(state: PeerSessionState): Transition {
  if (state.serverConnectionState !== 'establishing') return unchanged(state)
  return isUrgent(state) && state.connectionAttemptNumber < urgentAttempts
    ? establish(state)
    : disconnected(state)
}

const isUrgent = ({ recovery }: PeerSessionState) => recovery !== 'none'
