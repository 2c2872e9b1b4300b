import type { CallMessage } from 'src/domain/wire/callProtocol'

import { endCall } from './calling'
import { screenAsked } from './change'
import { callAgainDelayMs, farewellGraceMs } from './limits'
import { newcomerAdmitted, newcomerLeft } from './newcomer'
import { qualityPreferenceAsked } from './qualityPreference'
import type { PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

/** What the other side says on the data channel. */
export function messageReceived(
  state: PeerSessionState,
  message: CallMessage
): Transition {
  if (isOfNewcomer(state)) return newcomerSays(state, message)
  if (message.type === 'bye') {
    return message.reason === 'left' ? leave(state) : awaitReturn(state)
  }
  if (message.type === 'quality') {
    return qualityPreferenceAsked(state, message.smoothness)
  }
  if (message.type === 'ask') return screenAsked(state)
  if (state.plan.role !== 'viewer') return unchanged(state)
  switch (message.state) {
    case 'stopped':
      return endCall(state, { outcome: 'sharer-stopped' })
    case 'cancelled':
      return endCall(state, {})
    default:
      return update(state, screenTold(state, message))
  }
}

/** The present call is with somebody who is not admitted yet (PS32). */
const isOfNewcomer = ({ newcomer }: PeerSessionState): boolean =>
  newcomer?.callId === null

/** Of a newcomer it counts only whether they are there, and what they would show. */
function newcomerSays(
  state: PeerSessionState,
  message: CallMessage
): Transition {
  if (message.type === 'bye') return newcomerLeft(state)
  if (message.type !== 'screen' || state.plan.role !== 'viewer') {
    return unchanged(state)
  }
  return message.state === 'stopped' || message.state === 'cancelled'
    ? newcomerLeft(state)
    : update(state, screenTold(state, message))
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

/** The other side is gone for good, or did not come back in time (PS12, PS16). */
export function leave(state: PeerSessionState): Transition {
  // Nobody else is waited for any more.
  if (state.newcomer?.callId) return newcomerAdmitted(state)
  return endCall(state, {
    outcome: state.plan.role === 'sharer' ? 'viewer-left' : 'sharer-left',
  })
}

/** The other side's page went away: a reload, perhaps (PS16). */
function awaitReturn(state: PeerSessionState): Transition {
  const waiting = update(
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
