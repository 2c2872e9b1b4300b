import { answerCall } from './answering'
import { comparisonFailed, newcomerCounted } from './comparison'
import { networkReconnected } from './connected'
import { closed, heard, networkDisconnected, silent } from './connection'
import { controlReceived } from './controls'
import { establishIfUrgent } from './establishing'
import type { CallEvent, SignallingEvent } from './events'
import { connected } from './newcomer'
import { answered, nobodyThere } from './path'
import { proofFailed } from './proof'
import { messageReceived, sharerAbsent } from './remoteMessages'
import { isSharer, type PeerSessionState } from './state'
import { andThen, type Transition } from './update'

/**
 * Region 2 of the contract: PS9–PS20, PS32–PS34, PS39. Losing a call speeds up
 * reconnecting to the server (PS3).
 */
export function call(
  state: PeerSessionState,
  event: SignallingEvent | CallEvent
): Transition {
  const next = newcomerCounted(state, happen(state, event))
  return next.state.recovery === state.recovery
    ? next
    : andThen(next, establishIfUrgent)
}

function happen(
  state: PeerSessionState,
  event: SignallingEvent | CallEvent
): Transition {
  switch (event.type) {
    case 'peer-unavailable':
      return isSharer(state)
        ? nobodyThere(state, event.remoteId)
        : sharerAbsent(state, event.remoteId)
    case 'call-answered':
      return answered(state)
    case 'call-received':
      return answerCall(state, event)
    case 'call-connected':
      return connected(state, event)
    case 'proof-failed':
      return proofFailed(state)
    case 'comparison-failed':
      return comparisonFailed(state)
    case 'call-silent':
      return silent(state)
    case 'call-heard':
      return heard(state)
    case 'network-disconnected':
      return networkDisconnected(state)
    case 'network-reconnected':
      return networkReconnected(state)
    case 'call-closed':
      return closed(state)
    case 'message-received':
      return messageReceived(state, event)
    case 'control-received':
      return controlReceived(state, event)
  }
}
