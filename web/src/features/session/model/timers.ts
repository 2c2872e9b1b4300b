import { callAgainSoon, knockDue, placeCall } from './calling'
import type { TimerName } from './commands'
import { callDue, closed } from './connection'
import { askServer, establish, notEstablished, renew } from './establishing'
import { pathDue } from './path'
import { leave } from './remoteMessages'
import { isSharer, type PeerSessionState } from './state'
import { unchanged, type Transition } from './update'

/**
 * What happens when a timer fires; each is checked against the state it was set
 * for.
 */
export function timerDue(state: PeerSessionState, name: TimerName): Transition {
  switch (name) {
    case 'establish':
      return notEstablished(state)
    case 'reconnect':
      return state.serverConnectionState === 'disconnected' ||
        state.error === 'already-viewing'
        ? establish(state)
        : unchanged(state)
    case 'ask':
      return askServer(state)
    case 'unheard':
      return renew(state)
    case 'knock':
      return knockDue(state)
    case 'call':
      return callDue(state)
    case 'answer':
      // The page that received the knock does not support it: an older page, or
      // not ours.
      if (isSharer(state) && state.deferral === 'absent') {
        return placeCall(state, state.callAttemptNumber + 1)
      }
      if (state.remoteParticipantState !== 'connecting' || isAsked(state)) {
        return unchanged(state)
      }
      return isSharer(state) ? callAgainSoon(state, {}) : closed(state)
    case 'path':
      return pathDue(state)
    case 'farewell':
      return state.recovery === 'unload' && !isAnswering(state)
        ? leave(state)
        : unchanged(state)
    case 'give-up':
      return state.recovery === 'lost' || state.recovery === 'disconnected'
        ? leave(state)
        : unchanged(state)
  }
}

/** The call has connected, and waits for acceptance (PS32). */
const isAsked = ({ newcomer }: PeerSessionState) => newcomer?.callId === null

/** A viewer that is being called back has not been left. */
const isAnswering = (state: PeerSessionState) =>
  !isSharer(state) && state.remoteParticipantState === 'connecting'
