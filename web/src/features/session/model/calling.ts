import type { Command } from './commands'
import {
  answerTimeoutMs,
  callAgainDelayMs,
  knockEveryMs,
  knockTimeoutMs,
  reloadAnswerTimeoutMs,
  unansweredMs,
} from './limits'
import { calleeOf } from './plan'
import { isSharer, type PeerSessionState, type SharerState } from './state'
import { unchanged, update, type StateChange, type Transition } from './update'

/** All timers that wait for the peer. */
export const stopCallTimers: Command[] = (
  ['call', 'knock', 'answer', 'path', 'farewell', 'give-up'] as const
).map((name) => ({ type: 'stop-timer', name }))

/** Places the sharer's call now, or at the next `peer-opened` (PS5, PS9). */
export function placeCall(
  state: SharerState,
  callAttemptNumber: number
): Transition {
  const callee = calleeOf(state.plan, state.ownId)
  if (!callee || state.serverConnectionState !== 'established') {
    return unchanged(state)
  }
  // Only the first may reach the socket of the old page.
  const isFirstOfReload = state.recovery === 'unload' && callAttemptNumber === 1
  return update(
    state,
    {
      remoteParticipantState: 'connecting',
      remoteId: callee,
      callAttemptNumber,
      deferral: 'none',
      newcomer: null,
      recovery: state.recovery === 'disconnected' ? 'lost' : state.recovery,
    },
    { type: 'stop-timer', name: 'call' },
    { type: 'place-call', remoteId: callee },
    { type: 'start-timer', name: 'knock', delayMs: unansweredMs },
    {
      type: 'start-timer',
      name: 'answer',
      delayMs: isFirstOfReload ? reloadAnswerTimeoutMs : answerTimeoutMs,
    }
  )
}

/**
 * Places the call if a screen is captured or being chosen, and nobody is
 * connected.
 */
export function callIfWanted(state: SharerState): Transition {
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

/**
 * Asks whether the viewer is there: one message, where each call would be a
 * connection (PS13).
 */
function knock(state: SharerState): Transition {
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

/**
 * The call has no answer: it may have gone to a socket that is dead, and the
 * viewer comes back with another. `here` says so (PS13).
 */
export function knockDue(state: PeerSessionState): Transition {
  if (!isSharer(state) || state.remoteParticipantState !== 'connecting') {
    return unchanged(state)
  }
  const { newcomer, remoteId, serverConnectionState } = state
  if (!remoteId || newcomer || serverConnectionState !== 'established') {
    return unchanged(state)
  }
  return update(
    state,
    { deferral: 'absent' },
    { type: 'send-control', remoteId, control: 'knock' },
    { type: 'start-timer', name: 'knock', delayMs: knockEveryMs }
  )
}

/**
 * Drops the call that failed and places it again after a delay (PS12, PS13).
 */
export function callAgainSoon(
  state: SharerState,
  change: StateChange<SharerState>,
  delayMs = callAgainDelayMs,
  before: Command[] = []
): Transition {
  return update(
    state,
    { newcomer: null, ...change },
    ...before,
    { type: 'close-call' },
    { type: 'stop-timer', name: 'knock' },
    { type: 'stop-timer', name: 'answer' },
    { type: 'start-timer', name: 'call', delayMs }
  )
}

/** This side has ended the call, or the other: nothing is to be recovered. */
export const callEnded = {
  remoteParticipantState: 'idle',
  recovery: 'none',
  newcomer: null,
} as const

/**
 * Dismisses the newcomer, if there is one; null sends no message. Nor does one
 * hear any who has come without the link, and is not answered (PS41).
 */
export function dismissal(
  { newcomer }: PeerSessionState,
  control: 'busy' | 'refused' | null
): Command[] {
  if (!newcomer) return []
  const { callId, remoteId } = newcomer
  if (callId !== null) {
    const told = newcomer.isFromLink ? control : null
    return [{ type: 'refuse-call', callId, control: told }]
  }
  return control ? [{ type: 'send-control', remoteId, control }] : []
}
