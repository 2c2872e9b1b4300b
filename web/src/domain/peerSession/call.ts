import { answerCall } from './answering'
import {
  closed,
  connected,
  healed,
  heard,
  networkLost,
  silent,
} from './connection'
import { hurry } from './establishing'
import type { CallEvent } from './events'
import { controlReceived, messageReceived } from './farewells'
import { answered, nobodyThere } from './path'
import type { PeerSessionState } from './state'
import { stay, then, type Transition } from './step'

/** Region 2 of the contract: PS9–PS20. What loses a call hurries the server (PS3). */
export function call(state: PeerSessionState, event: CallEvent): Transition {
  const next = happen(state, event)
  return next.state.recovery === state.recovery ? next : then(next, hurry)
}

function happen(state: PeerSessionState, event: CallEvent): Transition {
  switch (event.type) {
    case 'peer-unavailable':
      return state.plan.role === 'sharer' &&
        state.remoteParticipantState === 'connecting' &&
        state.remoteId === event.remoteId
        ? nobodyThere(state)
        : stay(state)
    case 'call-answered':
      return answered(state)
    case 'call-received':
      return answerCall(state, event)
    case 'call-connected':
      return connected(state)
    case 'call-silent':
      return silent(state)
    case 'call-heard':
      return heard(state)
    case 'network-disconnected':
      return networkLost(state)
    case 'network-connected':
      return healed(state)
    case 'call-closed':
      return closed(state)
    case 'message-received':
      return messageReceived(state, event.message)
    case 'control-received':
      return controlReceived(state, event)
  }
}
