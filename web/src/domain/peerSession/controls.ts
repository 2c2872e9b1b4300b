import type { Control } from 'src/domain/wire/controlMessage'

import { answerKnock } from './answering'
import { callAgainSoon, placeCall, stopCallTimers } from './calling'
import { lookForPath } from './connection'
import { endShare, endViewing } from './endCall'
import { endSession } from './endSession'
import type { SignallingEvent } from './events'
import { newcomerLeft } from './newcomer'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, type Transition } from './update'

type ControlReceived = Extract<SignallingEvent, { type: 'control-received' }>

/**
 * Control messages from the peer over signalling; those from strangers are
 * ignored.
 */
export function controlReceived(
  state: PeerSessionState,
  { remoteId, control }: ControlReceived
): Transition {
  if (control === 'cancelled' && state.newcomer?.remoteId === remoteId) {
    return newcomerLeft(state)
  }
  if (control === 'knock') {
    return isSharer(state) ? unchanged(state) : answerKnock(state, remoteId)
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
    case 'cancelled':
      return isThere ? takenBack(state) : unchanged(state)
    case 'returned':
      return isMissed(state) || state.outcome === 'sharer-left'
        ? endViewing(state, 'sharer-stopped')
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

/** The viewer has closed the call: nothing is to be recovered. */
const callEnded = { remoteParticipantState: 'idle', recovery: 'none' } as const

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
