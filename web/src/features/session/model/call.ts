import type { CallEvent, SignallingEvent } from 'src/features/call'

import { answerCall } from './answering'
import { answered, nobodyThere } from './calling'
import { controlReceived } from './controls'
import { establishIfUrgent } from './establishing'
import { heard, networkReconnected, silent } from './live'
import { connected } from './newcomer'
import { comparisonFailed, newcomerCounted, proofFailed } from './proof'
import { closed, networkDisconnected } from './recovery'
import { messageReceived, sharerAbsent } from './remoteMessages'
import { isSharer, isUrgent, type PeerSessionState } from './state'
import { andThen, type Transition } from './update'

/**
 * Handles the events of the call (PS9–PS20, PS32–PS34, PS39). If the call is
 * lost, the session reconnects to the server sooner (PS3).
 */
export function call(
  state: PeerSessionState,
  event: SignallingEvent | CallEvent
): Transition {
  const next = newcomerCounted(state, handleEvent(state, event))
  const isNewlyLost = next.state.recovery !== state.recovery || !isUrgent(state)
  return isNewlyLost
    ? andThen(next, (after) => establishIfUrgent(state, after))
    : next
}

function handleEvent(
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
