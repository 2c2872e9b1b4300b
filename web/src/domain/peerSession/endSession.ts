import type { ErrorCode } from 'src/domain/errors/errorCode'

import { initialState, type PeerSessionState } from './state'
import { update, type Transition } from './update'

/** Ends call, capture and Peer, and says why; the ids are kept for another try (PS21). */
export function endSession(
  state: PeerSessionState,
  error: ErrorCode | null
): Transition {
  return update(
    {
      ...initialState(state.plan),
      desiredId: state.desiredId,
      ownId: state.ownId,
      qualityPreference: state.qualityPreference,
      turnedAway: state.turnedAway,
      participantNumber: state.participantNumber,
    },
    { error },
    { type: 'stop-all-timers' },
    { type: 'close-call', farewell: { type: 'bye', reason: 'left' } },
    { type: 'stop-capture' },
    { type: 'destroy-peer' }
  )
}
