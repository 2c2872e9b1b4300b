import type { CallEvent, CallMessage } from 'src/features/call'
import type { UserId } from 'src/features/links'

import { endShare, endViewing } from './ending'
import { askedLeft } from './newcomer'
import { awaitReturn } from './recovery'
import { nothingKnown } from './screen'
import {
  isConnecting,
  isLost,
  isReconnecting,
  isSharer,
  type PeerSessionState,
  type ViewerState,
} from './state'
import { unchanged, update, type StateChange, type Transition } from './update'
import {
  listeningTold,
  qualityPreferenceAsked,
  screenAsked,
} from './viewerRequests'

type Message = Extract<CallEvent, { type: 'message-received' }>

/** Handles messages on the data channel. */
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
 * Whether a message is from a peer that is not admitted: the person is being
 * asked about the peer, or the peer has not proved to be the participant of the
 * recovering share (PS32).
 */
const isOfNewcomer = (state: PeerSessionState, isResumed: boolean): boolean =>
  state.call.is === 'asking' ||
  (isReconnecting(state) && isConnecting(state) && !isResumed)

/** A peer that is not admitted can only leave, or describe its screen. */
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

/** A change of the capture ends the viewer’s request for the whole screen. */
function screenTold(
  before: ViewerState,
  message: Extract<CallMessage, { type: 'screen' }>
): StateChange<ViewerState> {
  const isShared = message.state === 'shared'
  const { surface, captureNumber } = isShared
    ? {
        surface: message.surface ?? null,
        captureNumber: message.capture ?? null,
      }
    : before
  const isSame =
    surface === before.surface && captureNumber === before.captureNumber
  return {
    remoteScreen: message.state,
    hasSound: isShared && message.sound === true,
    isEmpty: isShared && message.empty === true,
    surface,
    captureNumber,
    sharerDialog: message.dialog ?? null,
    hasAsked: before.hasAsked && isSame,
    gaveWay: [],
  }
}

/** The peer is gone for good, or was not back in time (PS12, PS16). */
export function leave(state: PeerSessionState): Transition {
  if (isSharer(state)) return endShare(state, { outcome: 'viewer-left' })
  return endViewing(state, 'sharer-left')
}

/**
 * The server does not know the sharer’s page, which vanished without a
 * farewell, for example because the browser was killed. A sharer who comes back
 * calls again (PS12).
 */
export const sharerAbsent = (
  state: ViewerState,
  absentId: UserId
): Transition =>
  isLost(state) && absentId === state.remoteId && state.call.is === 'none'
    ? leave(state)
    : unchanged(state)
