import type { CallMessage } from 'src/domain/callProtocol'

import type { Command } from './commands'
import { answerTimeoutMs, callAgainDelayMs } from './limits'
import { calleeOf } from './plan'
import type { PeerSessionState } from './state'
import { stay, step, type Transition } from './step'

/** Everything that waits for the other side. */
export const stopCallTimers: Command[] = (
  ['call', 'answer', 'path', 'farewell', 'give-up'] as const
).map((name) => ({ type: 'stop-timer', name }))

/** Places the sharer's call now, or leaves it to the next `peer-opened` (PS5, PS9). */
export function placeCall(
  state: PeerSessionState,
  callAttemptNumber: number
): Transition {
  const callee = calleeOf(state.plan, state.ownId)
  if (!callee || state.serverConnectionState !== 'established') {
    return stay(state)
  }
  return step(
    state,
    {
      remoteParticipantState: 'connecting',
      remoteId: callee,
      callAttemptNumber,
      recovery: state.recovery === 'healing' ? 'lost' : state.recovery,
    },
    { type: 'stop-timer', name: 'call' },
    { type: 'place-call', remoteId: callee },
    { type: 'start-timer', name: 'answer', delayMs: answerTimeoutMs }
  )
}

/** Places the call when a screen is captured, or being chosen, and nobody is connected. */
export function callIfWanted(state: PeerSessionState): Transition {
  return state.capture !== 'off' && state.remoteParticipantState !== 'connected'
    ? placeCall(state, state.callAttemptNumber + 1)
    : stay(state)
}

/** Drops the call that failed and places it again a little later (PS12, PS13). */
export function callAgainSoon(
  state: PeerSessionState,
  change: Partial<PeerSessionState>
): Transition {
  return step(
    state,
    change,
    { type: 'close-call' },
    { type: 'stop-timer', name: 'answer' },
    { type: 'start-timer', name: 'call', delayMs: callAgainDelayMs }
  )
}

/** The other side may hear nothing on the data channel: there is none yet, or nothing comes through it. */
const isUnheard = ({
  plan,
  remoteParticipantState,
  recovery,
}: PeerSessionState): boolean =>
  plan.role === 'sharer' &&
  (remoteParticipantState === 'connecting' || recovery !== 'none')

/** What the data channel may not say is said over signalling (PS8, PS31). */
export function takeBackCall(state: PeerSessionState): Command[] {
  const { remoteId } = state
  return remoteId && isUnheard(state)
    ? [{ type: 'send-control', remoteId, control: 'cancelled' }]
    : []
}

/** Whom the server could not tell either; it is said on return (PS31). */
function untold(state: PeerSessionState): PeerSessionState['unfinishedWith'] {
  return isUnheard(state) && state.serverConnectionState !== 'established'
    ? state.remoteId
    : state.unfinishedWith
}

/** Ends call and capture on this side; the farewell, if any, tells the other. */
export function endCall(
  state: PeerSessionState,
  change: Partial<PeerSessionState>,
  farewell?: CallMessage
): Transition {
  return step(
    state,
    {
      remoteParticipantState: 'idle',
      recovery: 'none',
      lacksPath: false,
      capture: 'off',
      remoteScreen: null,
      hasSound: false,
      surface: null,
      change: 'none',
      unfinishedWith: untold(state),
      ...change,
    },
    ...stopCallTimers,
    ...takeBackCall(state),
    { type: 'close-call', ...(farewell && { farewell }) },
    { type: 'stop-capture' }
  )
}
