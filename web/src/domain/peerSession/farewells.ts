import type { CallMessage } from 'src/domain/callProtocol'

import { callAgainSoon, endCall } from './calling'
import { screenAsked } from './change'
import { lookForPath } from './connection'
import type { CallEvent } from './events'
import { callAgainDelayMs, farewellGraceMs } from './limits'
import { smoothnessAsked } from './smoothness'
import { isMissed, type PeerSessionState } from './state'
import { stay, step, type Transition } from './step'

type ControlReceived = Extract<CallEvent, { type: 'control-received' }>

/** What the other side says on the data channel. */
export function messageReceived(
  state: PeerSessionState,
  message: CallMessage
): Transition {
  if (message.type === 'bye') {
    return message.reason === 'left' ? leave(state) : mayReturn(state)
  }
  if (message.type === 'quality') {
    return smoothnessAsked(state, message.smoothness)
  }
  if (message.type === 'ask') return screenAsked(state)
  if (state.plan.role !== 'viewer') return stay(state)
  switch (message.state) {
    case 'stopped':
      return endCall(state, { outcome: 'sharer-stopped' })
    case 'cancelled':
      return endCall(state, {})
    default:
      return step(state, screenTold(state, message))
  }
}

/** What was asked for stays so until something else is shown. */
function screenTold(
  { change, surface: before }: PeerSessionState,
  message: Extract<CallMessage, { type: 'screen' }>
): Partial<PeerSessionState> {
  const isShared = message.state === 'shared'
  const surface = isShared ? (message.surface ?? null) : before
  return {
    remoteScreen: message.state,
    hasSound: isShared && message.sound === true,
    surface,
    change: surface === before ? change : 'none',
  }
}

/** What the other side says over signalling; a stranger is not listened to. */
export function controlReceived(
  state: PeerSessionState,
  { remoteId, control }: ControlReceived
): Transition {
  if (remoteId !== state.remoteId) return stay(state)
  if (control === 'cancelled') return takenBack(state)
  if (control === 'gone') return step(state, {}, { type: 'probe-call' })
  if (control === 'back') return reachableAgain(state)
  if (control === 'busy') {
    return state.plan.role === 'sharer' &&
      state.remoteParticipantState === 'connecting'
      ? endCall(state, { error: 'someone-else-sharing' })
      : stay(state)
  }
  const isAwaited = isMissed(state) || state.outcome === 'sharer-left'
  return state.plan.role === 'viewer' && isAwaited
    ? endCall(state, { outcome: 'sharer-stopped' })
    : stay(state)
}

/** The sharer ended it where the data channel may not have said so (PS8, PS31). */
function takenBack(state: PeerSessionState): Transition {
  const isThere = state.remoteParticipantState !== 'idle' || isMissed(state)
  if (state.plan.role !== 'viewer' || !isThere) return stay(state)
  const wasShown = state.remoteScreen !== 'choosing'
  return endCall(state, wasShown ? { outcome: 'sharer-stopped' } : {})
}

/** A viewer who was away hears nothing of what was tried meanwhile (PS30). */
function reachableAgain(state: PeerSessionState): Transition {
  if (state.plan.role === 'viewer') return stay(state)
  return state.recovery === 'lost'
    ? callAgainSoon(state, {})
    : lookForPath(state)
}

/** The other side is gone for good, or did not come back in time (PS12, PS16). */
export function leave(state: PeerSessionState): Transition {
  return endCall(state, {
    outcome: state.plan.role === 'sharer' ? 'viewer-left' : 'sharer-left',
  })
}

/** The other side's page went away: a reload, perhaps (PS16). */
function mayReturn(state: PeerSessionState): Transition {
  const waiting = step(
    state,
    { remoteParticipantState: 'idle', recovery: 'unload' },
    { type: 'close-call' },
    { type: 'stop-timer', name: 'answer' },
    { type: 'start-timer', name: 'farewell', delayMs: farewellGraceMs }
  )
  if (state.plan.role === 'viewer') return waiting
  return {
    ...waiting,
    commands: [
      ...waiting.commands,
      { type: 'start-timer', name: 'call', delayMs: callAgainDelayMs },
    ],
  }
}
