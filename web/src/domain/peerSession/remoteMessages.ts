import type { CallMessage } from 'src/domain/wire/callProtocol'

import { screenAsked } from './change'
import { endShare, endViewing } from './endCall'
import { callAgainDelayMs, farewellGraceMs } from './limits'
import { newcomerAdmitted, newcomerLeft } from './newcomer'
import { qualityPreferenceAsked } from './qualityPreference'
import { isSharer, type PeerSessionState, type ViewerState } from './state'
import { unchanged, update, type Change, type Transition } from './update'

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
  if (isSharer(state)) return unchanged(state)
  switch (message.state) {
    case 'stopped':
      return endViewing(state, 'sharer-stopped')
    case 'cancelled':
      return endViewing(state, state.outcome)
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
  if (message.type !== 'screen' || isSharer(state)) {
    return unchanged(state)
  }
  return message.state === 'stopped' || message.state === 'cancelled'
    ? newcomerLeft(state)
    : update(state, screenTold(state, message))
}

/** What was asked for stays so until something else is shown. */
function screenTold(
  { hasAsked, surface: before }: ViewerState,
  message: Extract<CallMessage, { type: 'screen' }>
): Change<ViewerState> {
  const isShared = message.state === 'shared'
  const surface = isShared ? (message.surface ?? null) : before
  return {
    remoteScreen: message.state,
    hasSound: isShared && message.sound === true,
    surface,
    hasAsked: hasAsked && surface === before,
  }
}

/** The other side is gone for good, or did not come back in time (PS12, PS16). */
export function leave(state: PeerSessionState): Transition {
  if (isSharer(state)) return endShare(state, { outcome: 'viewer-left' })
  // Nobody else is waited for any more.
  return state.newcomer?.callId
    ? newcomerAdmitted(state)
    : endViewing(state, 'sharer-left')
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
  if (!isSharer(state)) return waiting
  return {
    ...waiting,
    commands: [
      ...waiting.commands,
      { type: 'start-timer', name: 'call', delayMs: callAgainDelayMs },
    ],
  }
}
