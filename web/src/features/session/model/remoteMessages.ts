import type { CallEvent, CallMessage } from 'src/features/call'
import type { UserId } from 'src/features/links'

import { endShare, endViewing } from './ending'
import { askedLeft, newcomerAdmitted } from './newcomer'
import { awaitReturn } from './recovery'
import { nothingKnown } from './screen'
import {
  isConnecting,
  isLost,
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
import {
  listeningTold,
  qualityPreferenceAsked,
  screenAsked,
} from './viewerRequests'

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
  state.call.is === 'asking' ||
  (isMissed(state) && isConnecting(state) && !isResumed)

/**
 * For a newcomer, only their presence and what they would show are relevant.
 */
function newcomerSays(
  state: PeerSessionState,
  message: CallMessage
): Transition {
  if (message.type === 'bye') return askedLeft(state)
  if (message.type !== 'screen' || isSharer(state)) {
    return unchanged(state)
  }
  return message.state === 'stopped' || message.state === 'cancelled'
    ? askedLeft(state)
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
  const { caller } = state
  // There is nobody else to wait for.
  if (caller?.isFromLink) return newcomerAdmitted(state)
  return andThen(endViewing(state, 'sharer-left'), (next) =>
    update(next, { caller })
  )
}

/**
 * The server knows of no page of the lost share: it went without a word, as when
 * a browser is ended. A person who comes back calls again (PS12).
 */
export const sharerAbsent = (
  state: ViewerState,
  absentId: UserId
): Transition =>
  isLost(state) && absentId === state.remoteId && state.call.is === 'none'
    ? leave(state)
    : unchanged(state)
