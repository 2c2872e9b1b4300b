import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { CallMessage } from 'src/features/call'

import { answerCaller, nobody } from './calling'
import type { Command } from './commands'
import { initialState } from './initialState'
import {
  isSharer,
  isUrgent,
  remoteParticipantState,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { update, type StateChange, type Transition } from './update'

/** Whether the data channel is not open, or no data arrives on it. */
export const isChannelUnusable = (state: SharerState): boolean =>
  remoteParticipantState(state) === 'connecting' || isUrgent(state)

/**
 * Tells the viewer over signalling that the share has ended. On the data
 * channel alone, one lost packet could delay the farewell too long (PS31).
 */
export function takeBackCall(state: SharerState): Command[] {
  const { call, remoteId } = state
  const isThere = call.is === 'live' || isChannelUnusable(state)
  return remoteId && isThere
    ? [{ type: 'send-control', remoteId, control: 'cancelled' }]
    : []
}

export function endShare(
  state: SharerState,
  why: StateChange<SharerState>,
  farewell?: CallMessage
): Transition {
  return update(
    state,
    {
      call: { is: 'none' },
      recovery: 'none',
      isIceStuck: false,
      capture: 'off',
      change: 'none',
      surface: null,
      hasSound: false,
      isEmpty: false,
      unfinishedWith: participantToTell(state),
      ...why,
    },
    ...(farewell || isChannelUnusable(state) ? takeBackCall(state) : []),
    { type: 'close-call', ...(farewell && { farewell }) },
    { type: 'stop-capture' }
  )
}

/**
 * Ends the share on the viewer’s page. A waiting caller with the link is then
 * answered, because the viewer no longer waits for anybody else. About a caller
 * without the link, the viewer is still asked (PS41).
 */
export const endViewing = (
  state: ViewerState,
  outcome: ViewerState['outcome']
): Transition<ViewerState> =>
  state.caller?.isFromLink
    ? answerCaller(state, state.caller)
    : update(
        state,
        { ...nobody, call: { is: 'none' }, caller: state.caller, outcome },
        { type: 'close-call' }
      )

/**
 * @returns the viewer who must be told later that the share has ended, because
 * neither the data channel nor signalling works now (PS31)
 */
function participantToTell(state: SharerState): SharerState['unfinishedWith'] {
  return isChannelUnusable(state) &&
    state.serverConnectionState !== 'established'
    ? state.remoteId
    : state.unfinishedWith
}

/** Ends the session, but keeps the ids for another attempt (PS21). */
export function endSession(
  state: PeerSessionState,
  error: ErrorCode | null
): Transition {
  return update(
    afterEnd(state),
    { error },
    { type: 'close-call', farewell: { type: 'bye', reason: 'left' } },
    { type: 'stop-capture' },
    { type: 'destroy-peer' }
  )
}

/** Resets the state, but keeps the ids and the person’s decisions. */
function afterEnd(state: PeerSessionState): PeerSessionState {
  const { desiredId, ownId, qualityPreference, participantNumber } = state
  const kept = { desiredId, ownId, qualityPreference, participantNumber }
  return isSharer(state)
    ? {
        ...initialState(state.plan),
        ...kept,
        alarm: state.alarm,
        brokenOffCount: state.brokenOffCount,
        captureNumber: state.captureNumber,
      }
    : {
        ...initialState(state.plan),
        ...kept,
        viewerIdClaim: state.viewerIdClaim,
        rejected: state.rejected,
        declined: state.declined,
      }
}
