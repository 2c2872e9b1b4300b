import { answerKnock } from './answering'
import { callAgainSoon, endCall, placeCall, stopCallTimers } from './calling'
import { lookForPath } from './connection'
import { endSession } from './endSession'
import type { SignallingEvent } from './events'
import { newcomerLeft } from './newcomer'
import { isMissed, type PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

type ControlReceived = Extract<SignallingEvent, { type: 'control-received' }>

/** What the other side says over signalling; a stranger is not listened to. */
export function controlReceived(
  state: PeerSessionState,
  { remoteId, control }: ControlReceived
): Transition {
  if (control === 'knock') return answerKnock(state, remoteId)
  if (control === 'cancelled' && state.newcomer?.remoteId === remoteId) {
    return newcomerLeft(state)
  }
  if (remoteId !== state.remoteId) return unchanged(state)
  if (control === 'here') return viewerThere(state)
  if (control === 'give-way') return giveWay(state)
  if (control === 'refused') return refused(state)
  if (control === 'cancelled') return takenBack(state)
  if (control === 'gone') return update(state, {}, { type: 'probe-call' })
  if (control === 'back') return reachableAgain(state)
  if (control === 'busy') {
    return isAsking(state)
      ? endCall(state, { error: 'someone-else-sharing' })
      : unchanged(state)
  }
  const isAwaited = isMissed(state) || state.outcome === 'sharer-left'
  return state.plan.role === 'viewer' && isAwaited
    ? endCall(state, { outcome: 'sharer-stopped' })
    : unchanged(state)
}

/** The sharer's call, or the knock before it, is under way. */
const isAsking = ({
  plan,
  remoteParticipantState,
  deferral,
}: PeerSessionState): boolean =>
  plan.role === 'sharer' &&
  (remoteParticipantState === 'connecting' || deferral === 'absent')

/** The knock has found the viewer (PS13). */
const viewerThere = (state: PeerSessionState): Transition =>
  state.deferral === 'absent'
    ? placeCall(state, state.callAttemptNumber + 1)
    : unchanged(state)

/** The viewer goes on with somebody else as long as there is nothing to see here (PS34). */
function giveWay(state: PeerSessionState): Transition {
  if (state.plan.role !== 'sharer' || isMissed(state)) return unchanged(state)
  switch (state.capture) {
    case 'off':
      return unchanged(state)
    case 'requested':
      return update(
        state,
        {
          remoteParticipantState: 'idle',
          deferral: 'gave-way',
          lacksPath: false,
        },
        ...stopCallTimers,
        { type: 'close-call' }
      )
    default:
      return callAgainSoon(state, { remoteParticipantState: 'idle' })
  }
}

/** The person on the other side has turned this one away (PS32, PS34). */
function refused(state: PeerSessionState): Transition {
  if (state.plan.role === 'viewer') {
    // The end of the call may have been faster than the word for it.
    return state.remoteParticipantState !== 'idle' || isMissed(state)
      ? endSession(state, 'already-viewing')
      : unchanged(state)
  }
  return isAsking(state) || state.remoteParticipantState === 'connected'
    ? endCall(state, { error: 'declined-by-viewer' })
    : unchanged(state)
}

/** The sharer ended it where the data channel may not have said so (PS8, PS31). */
function takenBack(state: PeerSessionState): Transition {
  const isThere = state.remoteParticipantState !== 'idle' || isMissed(state)
  if (state.plan.role !== 'viewer' || !isThere) return unchanged(state)
  const wasShown = state.remoteScreen !== 'choosing'
  return endCall(state, wasShown ? { outcome: 'sharer-stopped' } : {})
}

/** A viewer who was away hears nothing of what was tried meanwhile (PS30). */
function reachableAgain(state: PeerSessionState): Transition {
  if (state.plan.role === 'viewer' || state.newcomer) return unchanged(state)
  return state.recovery === 'lost'
    ? callAgainSoon(state, { deferral: 'none' })
    : lookForPath(state)
}
