import type { CallMessage } from 'src/domain/wire/callProtocol'

import { stopCallTimers } from './calling'
import type { Command } from './commands'
import type { SharerState, ViewerState } from './state'
import { update, type Change, type Transition } from './update'

/** The data channel may not say it: there is none yet, or nothing comes through it. */
export const isUnheard = ({
  remoteParticipantState,
  recovery,
}: SharerState): boolean =>
  remoteParticipantState === 'connecting' || recovery !== 'none'

/** One lost packet, and a farewell comes too late: what the sharer ends is said over signalling as well (PS31). */
export function takeBackCall(state: SharerState): Command[] {
  const { remoteId, remoteParticipantState } = state
  const isThere = remoteParticipantState === 'connected' || isUnheard(state)
  return remoteId && isThere
    ? [{ type: 'send-control', remoteId, control: 'cancelled' }]
    : []
}

/** What is left when the call is over. */
const noCall = {
  remoteParticipantState: 'idle',
  recovery: 'none',
  newcomer: null,
  lacksPath: false,
  hasSound: false,
  surface: null,
} as const

/** Ends call and capture on the sharer's side; the farewell, if any, tells the viewer. */
export function endShare(
  state: SharerState,
  why: Change<SharerState>,
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
    { ...noCall, remoteScreen: null, hasAsked: false, outcome },
    ...stopCallTimers,
    { type: 'close-call' }
  )

/** Whom neither way could tell; it is said on return to the server (PS31). */
function participantToTell(state: SharerState): SharerState['unfinishedWith'] {
  return isUnheard(state) && state.serverConnectionState !== 'established'
    ? state.remoteId
    : state.unfinishedWith
}
