import type { CallMessage } from 'src/domain/wire/callProtocol'

import type { Command } from './commands'
import { answerTimeoutMs, callAgainDelayMs, knockTimeoutMs } from './limits'
import { calleeOf } from './plan'
import type { PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

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
    return unchanged(state)
  }
  return update(
    state,
    {
      remoteParticipantState: 'connecting',
      remoteId: callee,
      callAttemptNumber,
      deferral: 'none',
      newcomer: null,
      recovery: state.recovery === 'healing' ? 'lost' : state.recovery,
    },
    { type: 'stop-timer', name: 'call' },
    { type: 'place-call', remoteId: callee },
    { type: 'start-timer', name: 'answer', delayMs: answerTimeoutMs }
  )
}

/** Places the call when a screen is captured, or being chosen, and nobody is connected. */
export function callIfWanted(state: PeerSessionState): Transition {
  const isWanted =
    state.capture !== 'off' &&
    state.remoteParticipantState !== 'connected' &&
    state.newcomer === null &&
    state.deferral !== 'gave-way'
  if (!isWanted) return unchanged(state)
  return state.deferral === 'absent'
    ? knock(state)
    : placeCall(state, state.callAttemptNumber + 1)
}

/** Asks whether the viewer is there: a word, where each call would be a connection (PS13). */
function knock(state: PeerSessionState): Transition {
  const remoteId = calleeOf(state.plan, state.ownId)
  if (!remoteId || state.serverConnectionState !== 'established') {
    return unchanged(state)
  }
  return update(
    state,
    {},
    { type: 'stop-timer', name: 'call' },
    { type: 'send-control', remoteId, control: 'knock' },
    { type: 'start-timer', name: 'answer', delayMs: knockTimeoutMs }
  )
}

/** Drops the call that failed and places it again a little later (PS12, PS13). */
export function callAgainSoon(
  state: PeerSessionState,
  change: Partial<PeerSessionState>,
  delayMs = callAgainDelayMs,
  before: Command[] = []
): Transition {
  return update(
    state,
    { newcomer: null, ...change },
    ...before,
    { type: 'close-call' },
    { type: 'stop-timer', name: 'answer' },
    { type: 'start-timer', name: 'call', delayMs }
  )
}

/** The data channel may not say it: there is none yet, or nothing comes through it. */
export const isUnheard = ({
  remoteParticipantState,
  recovery,
}: PeerSessionState): boolean =>
  remoteParticipantState === 'connecting' || recovery !== 'none'

/** One lost packet, and a farewell comes too late: what the sharer ends is said over signalling as well (PS31). */
export function takeBackCall(state: PeerSessionState): Command[] {
  const { plan, remoteId, remoteParticipantState } = state
  const isThere = remoteParticipantState === 'connected' || isUnheard(state)
  return plan.role === 'sharer' && remoteId && isThere
    ? [{ type: 'send-control', remoteId, control: 'cancelled' }]
    : []
}

/** Ends call and capture on this side; the farewell, if any, tells the other. */
export function endCall(
  state: PeerSessionState,
  change: Partial<PeerSessionState>,
  farewell?: CallMessage
): Transition {
  return update(
    state,
    {
      remoteParticipantState: 'idle',
      recovery: 'none',
      deferral: 'none',
      newcomer: null,
      lacksPath: false,
      capture: 'off',
      remoteScreen: null,
      hasSound: false,
      surface: null,
      change: 'none',
      unfinishedWith: participantToTell(state),
      ...change,
    },
    ...stopCallTimers,
    ...(farewell || isUnheard(state) ? takeBackCall(state) : []),
    { type: 'close-call', ...(farewell && { farewell }) },
    { type: 'stop-capture' }
  )
}

/** Whom neither way could tell; it is said on return to the server (PS31). */
function participantToTell(
  state: PeerSessionState
): PeerSessionState['unfinishedWith'] {
  return state.plan.role === 'sharer' &&
    isUnheard(state) &&
    state.serverConnectionState !== 'established'
    ? state.remoteId
    : state.unfinishedWith
}

/** Sends the newcomer away, if there is one; null says nothing to them. */
export function dismissal(
  { newcomer }: PeerSessionState,
  control: 'busy' | 'refused' | null
): Command[] {
  if (!newcomer) return []
  const { callId, remoteId } = newcomer
  if (callId !== null) return [{ type: 'refuse-call', callId, control }]
  return control ? [{ type: 'send-control', remoteId, control }] : []
}
