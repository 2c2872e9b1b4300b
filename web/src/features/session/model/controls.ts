import type { Control } from 'src/features/call/model/controlMessage'

import { answerKnock } from './answering'
import { callAgainSoon, callEnded, placeCall, stopCallTimers } from './calling'
import { lookForPath } from './connection'
import { endShare, endViewing } from './endCall'
import { endSession } from './endSession'
import type { ControlReceived } from './events'
import { newcomerLeft } from './newcomer'
import { proofFailed } from './proof'
import { seatAnswered, seatAsked, seatLost } from './seat'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, type Transition } from './update'

/**
 * Control messages from the peer over signalling; those from strangers are
 * ignored.
 */
export function controlReceived(
  state: PeerSessionState,
  received: ControlReceived
): Transition {
  const { remoteId, control, isFromLink = null } = received
  if (state.newcomer?.remoteId === remoteId) {
    // Whoever is not answered yet cannot be asked whether they are still there.
    const isGone = control === 'gone' && state.newcomer.callId !== null
    if (control === 'cancelled' || isGone) return newcomerLeft(state)
  }
  if (control === 'knock' || control === 'continue') {
    return isSharer(state)
      ? seatAsked(state, received)
      : answerKnock(state, { remoteId, isFromLink })
  }
  if (isSharer(state) && control === 'gone') {
    // Whoever asked is not there any more.
    if (state.secondDevice === remoteId) {
      return update(state, { secondDevice: null })
    }
  }
  if (!isSharer(state) && state.seat !== 'taken') {
    return remoteId === state.plan.fromUserId
      ? seatAnswered(state, received)
      : unchanged(state)
  }
  if (remoteId !== state.remoteId) return unchanged(state)
  if (control === 'gone') return update(state, {}, { type: 'probe-call' })
  if (control === 'worked' || control === 'not-yet') {
    return update(state, { verdict: control })
  }
  return isSharer(state)
    ? viewerSays(state, control)
    : sharerSays(state, control)
}

function viewerSays(state: SharerState, control: Control): Transition {
  switch (control) {
    case 'here':
      return viewerThere(state)
    case 'back':
      return reachableAgain(state)
    case 'give-way':
      return giveWay(state)
    case 'busy':
      return isAsking(state)
        ? endShare(state, { error: 'someone-else-sharing' })
        : unchanged(state)
    case 'refused':
      return isAsking(state) || state.remoteParticipantState === 'connected'
        ? endShare(state, { error: 'declined-by-viewer' })
        : unchanged(state)
    case 'not-proved':
      return proofFailed(state)
    default:
      return unchanged(state)
  }
}

function sharerSays(state: ViewerState, control: Control): Transition {
  // The end of the call may have arrived before its message.
  const isThere = state.remoteParticipantState !== 'idle' || isMissed(state)
  switch (control) {
    case 'refused':
      return isThere
        ? endSession(state, 'declined-by-sharer')
        : unchanged(state)
    case 'give-way':
      return state.plan.fromUserId ? seatLost(state) : unchanged(state)
    case 'cancelled':
      return isThere || state.outcome === 'sharer-left'
        ? takenBack(state)
        : unchanged(state)
    case 'returned':
      return isMissed(state) || state.outcome === 'sharer-left'
        ? endViewing(state, 'sharer-returned')
        : unchanged(state)
    default:
      return unchanged(state)
  }
}

/** The sharer's call, or the knock before it, is in progress. */
const isAsking = ({ remoteParticipantState, deferral }: SharerState): boolean =>
  remoteParticipantState === 'connecting' || deferral === 'absent'

/** The knock has been answered (PS13). */
const viewerThere = (state: SharerState): Transition =>
  state.deferral === 'absent'
    ? placeCall(state, state.callAttemptNumber + 1)
    : unchanged(state)

/**
 * The viewer stays with somebody else until there is something to see here
 * (PS34).
 */
function giveWay(state: SharerState): Transition {
  if (isMissed(state)) return unchanged(state)
  switch (state.capture) {
    case 'off':
      return unchanged(state)
    case 'requested':
      return update(
        state,
        {
          ...callEnded,
          deferral: 'gave-way',
          lacksPath: false,
        },
        ...stopCallTimers,
        { type: 'close-call' }
      )
    default:
      return callAgainSoon(state, callEnded)
  }
}

/**
 * The sharer ended it when the data channel may not have delivered the message
 * (PS8, PS31).
 */
const takenBack = (state: ViewerState): Transition =>
  endViewing(
    state,
    state.remoteScreen === 'choosing' ? state.outcome : 'sharer-stopped'
  )

/** A viewer who was away missed the attempts made meanwhile (PS30). */
function reachableAgain(state: SharerState): Transition {
  if (state.newcomer) return unchanged(state)
  return state.recovery === 'lost'
    ? callAgainSoon(state, { deferral: 'none' })
    : lookForPath(state)
}
