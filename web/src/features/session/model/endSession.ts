import type { ErrorCode } from 'src/browser/errors/errorCode'

import { initialState } from './initialState'
import { isSharer, type PeerSessionState } from './state'
import { update, type Transition } from './update'

/**
 * Ends call, capture and Peer with a reason; the ids are kept for another
 * attempt (PS21).
 */
export function endSession(
  state: PeerSessionState,
  error: ErrorCode | null
): Transition {
  return update(
    afresh(state),
    { error },
    { type: 'stop-all-timers' },
    { type: 'close-call', farewell: { type: 'bye', reason: 'left' } },
    { type: 'stop-capture' },
    { type: 'destroy-peer' }
  )
}

function afresh(state: PeerSessionState): PeerSessionState {
  const { desiredId, ownId, qualityPreference, participantNumber } = state
  const kept = { desiredId, ownId, qualityPreference, participantNumber }
  return isSharer(state)
    ? {
        ...initialState(state.plan),
        ...kept,
        alarm: state.alarm,
        brokenOffCount: state.brokenOffCount,
      }
    : {
        ...initialState(state.plan),
        ...kept,
        seat: state.seat,
        turnedAway: state.turnedAway,
        declined: state.declined,
      }
}
