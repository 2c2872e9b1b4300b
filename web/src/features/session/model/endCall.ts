import type { CallMessage } from 'src/features/call/model/callProtocol'

import { stopCallTimers } from './calling'
import type { Command } from './commands'
import { nothingKnown } from './screenKnown'
import type { SharerState, ViewerState } from './state'
import { update, type StateChange, type Transition } from './update'

/** The data channel is not usable: it is not open, or nothing gets through. */
export const isUnheard = ({
  remoteParticipantState,
  recovery,
}: SharerState): boolean =>
  remoteParticipantState === 'connecting' || recovery !== 'none'

/**
 * One lost packet delays a farewell too long, so the sharer's end is sent over
 * signalling as well (PS31).
 */
export function takeBackCall(state: SharerState): Command[] {
  const { remoteId, remoteParticipantState } = state
  const isThere = remoteParticipantState === 'connected' || isUnheard(state)
  return remoteId && isThere
    ? [{ type: 'send-control', remoteId, control: 'cancelled' }]
    : []
}

/** The state after the call is over. */
const noCall = {
  remoteParticipantState: 'idle',
  recovery: 'none',
  newcomer: null,
  lacksPath: false,
  isEmpty: false,
  hasSound: false,
  surface: null,
} as const

/**
 * Ends call and capture on the sharer's side; the farewell, if any, notifies
 * the viewer.
 */
export function endShare(
  state: SharerState,
  why: StateChange<SharerState>,
  farewell?: CallMessage
): Transition {
  return update(
    state,
    {
      ...noCall,
      deferral: 'none',
      capture: 'off',
      change: 'none',
      unfinishedWith: participantToTell(state),
      ...why,
    },
    ...stopCallTimers,
    ...(farewell || isUnheard(state) ? takeBackCall(state) : []),
    { type: 'close-call', ...(farewell && { farewell }) },
    { type: 'stop-capture' }
  )
}

/** Ends the call on the viewer's side. */
export const endViewing = (
  state: ViewerState,
  outcome: ViewerState['outcome']
): Transition =>
  update(
    state,
    {
      ...noCall,
      ...nothingKnown,
      outcome,
    },
    ...stopCallTimers,
    { type: 'close-call' }
  )

/**
 * Peers that could not be notified either way; it is sent after returning to
 * the server (PS31).
 */
function participantToTell(state: SharerState): SharerState['unfinishedWith'] {
  return isUnheard(state) && state.serverConnectionState !== 'established'
    ? state.remoteId
    : state.unfinishedWith
}
