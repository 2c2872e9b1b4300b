import type { CallMessage } from 'src/features/call/model/callProtocol'
import type { UserId } from 'src/features/links/model/userId'

import { screenAsked } from './change'
import { endShare, endViewing } from './endCall'
import type { CallEvent } from './events'
import { callAgainDelayMs, farewellGraceMs } from './limits'
import { listeningTold } from './listening'
import { newcomerAdmitted, newcomerLeft } from './newcomer'
import { qualityPreferenceAsked } from './qualityPreference'
import { nothingKnown } from './screenKnown'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type ViewerState,
} from './state'
import {
  andThen,
  unchanged,
  update,
  type StateChange,
  type Transition,
} from './update'

type Message = Extract<CallEvent, { type: 'message-received' }>

/** Messages from the peer on the data channel. */
export function messageReceived(
  state: PeerSessionState,
  { message, isResumed = false }: Message
): Transition {
  if (isOfNewcomer(state, isResumed)) return newcomerSays(state, message)
  if (message.type === 'bye') {
    return message.reason === 'left' ? leave(state) : awaitReturn(state)
  }
  if (message.type === 'quality') {
    return qualityPreferenceAsked(state, message.smoothness)
  }
  if (message.type === 'listening') return listeningTold(state, message.on)
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

/**
 * The current call is with somebody who is not admitted yet (PS32); before it is
 * connected, with somebody who has not proved to be the one who is missed.
 */
const isOfNewcomer = (state: PeerSessionState, isResumed: boolean): boolean =>
  state.newcomer?.callId === null ||
  (isMissed(state) &&
    state.remoteParticipantState === 'connecting' &&
    !isResumed)

/**
 * For a newcomer, only their presence and what they would show are relevant.
 */
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
    : update(state, screenTold({ ...state, ...nothingKnown }, message))
}

/** The request stays open until something else is shared. */
function screenTold(
  { hasAsked, surface: before }: ViewerState,
  message: Extract<CallMessage, { type: 'screen' }>
): StateChange<ViewerState> {
  const isShared = message.state === 'shared'
  const surface = isShared ? (message.surface ?? null) : before
  return {
    remoteScreen: message.state,
    hasSound: isShared && message.sound === true,
    isEmpty: isShared && message.empty === true,
    surface,
    sharerDialog: message.dialog ?? null,
    hasAsked: hasAsked && surface === before,
  }
}

/** The peer is gone for good, or did not come back in time (PS12, PS16). */
export function leave(state: PeerSessionState): Transition {
  if (isSharer(state)) return endShare(state, { outcome: 'viewer-left' })
  const { newcomer } = state
  if (!newcomer?.callId) return endViewing(state, 'sharer-left')
  // There is nobody else to wait for.
  if (newcomer.isFromLink) return newcomerAdmitted(state)
  return andThen(endViewing(state, 'sharer-left'), (next) =>
    update(next, { newcomer })
  )
}

/**
 * The server knows of no page of the lost share: it went without a word, as when
 * a browser is ended. A person who comes back calls again (PS12).
 */
export function sharerAbsent(
  state: PeerSessionState,
  absentId: UserId
): Transition {
  const { recovery, remoteId, remoteParticipantState } = state
  const isLost = recovery === 'disconnected' || recovery === 'lost'
  const isMine = absentId === remoteId && remoteParticipantState === 'idle'
  return isLost && isMine ? leave(state) : unchanged(state)
}

/** The peer's page was closed, perhaps for a reload (PS16). */
function awaitReturn(state: PeerSessionState): Transition {
  const waiting = update(
    state,
    { remoteParticipantState: 'idle', recovery: 'unload' },
    { type: 'close-call' },
    { type: 'stop-timer', name: 'answer' },
    { type: 'start-timer', name: 'farewell', delayMs: farewellGraceMs }
  )
  if (!isSharer(waiting.state)) return waiting
  return {
    state: { ...waiting.state, callAttemptNumber: 0 },
    commands: [
      ...waiting.commands,
      { type: 'start-timer', name: 'call', delayMs: callAgainDelayMs },
    ],
  }
}
