import type { UserId } from 'src/features/links'

import type { Command } from './commands'
import { callAgainDelayMs } from './limits'
import { calleeOf } from './plan'
import { nothingKnown } from './screen'
import {
  isReconnecting,
  isSharer,
  type CallingNewcomer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, type StateChange, type Transition } from './update'

/** Places the call now, or at the next `peer-opened` (PS5, PS9). */
export function placeCall(
  state: SharerState,
  callAttemptNumber = state.callAttemptNumber + 1
): Transition<SharerState> {
  const callee = calleeOf(state.plan, state.ownId)
  if (!callee || state.serverConnectionState !== 'established') {
    return unchanged(state)
  }
  return update(
    state,
    {
      call: { is: 'calling', isAnswered: false, knocks: 0 },
      remoteId: callee,
      callAttemptNumber,
      recovery: state.recovery === 'disconnected' ? 'lost' : state.recovery,
    },
    { type: 'place-call', remoteId: callee }
  )
}

/**
 * Calls only if a screen is captured or being chosen, and nobody is connected.
 */
export function callIfWanted(state: SharerState): Transition<SharerState> {
  if (state.capture === 'off') return unchanged(state)
  switch (state.call.is) {
    case 'given-way':
    case 'asking':
    case 'live':
      return unchanged(state)
    case 'absent':
      return knock(state, { is: 'absent', isAsked: true })
    case 'calling':
      return isKnocking(state) ? knockDue(state) : placeCall(state)
    default:
      return placeCall(state)
  }
}

/**
 * Asks over signalling whether the viewer is there. A knock is a single
 * message, while each call would need a new RTCPeerConnection (PS13).
 */
function knock(
  state: SharerState,
  call: SharerState['call']
): Transition<SharerState> {
  const remoteId = calleeOf(state.plan, state.ownId)
  return remoteId && state.serverConnectionState === 'established'
    ? update(
        state,
        { call },
        { type: 'send-control', remoteId, control: 'knock' }
      )
    : unchanged(state)
}

/**
 * Whether the sharer knocks: asks over signalling if the viewer is there, and
 * calls when `here` is the answer (PS13).
 */
export const isKnocking = ({ call }: SharerState): boolean =>
  call.is === 'absent' || (call.is === 'calling' && call.knocks > 0)

/**
 * The server may have sent the call to a dead socket of the viewer, whose page
 * reconnects with a new socket. So the sharer knocks: a viewer’s page that is
 * there answers `here` (PS13).
 */
export function knockDue(state: SharerState): Transition<SharerState> {
  const { call } = state
  return call.is === 'calling' && !call.isAnswered
    ? knock(state, { ...call, knocks: call.knocks + 1 })
    : unchanged(state)
}

/** The viewer has answered, but ICE has not found a path yet. */
export function answered(state: PeerSessionState): Transition {
  return isSharer(state) && state.call.is === 'calling'
    ? update(state, {
        call: { is: 'calling', isAnswered: true, knocks: 0 },
        hasReturned: state.recovery === 'unload',
      })
    : unchanged(state)
}

/**
 * A call or a knock (“are you there?”) has got no answer in time. A page that
 * leaves a knock unanswered may not support knocks, so the sharer calls.
 */
export function answerDue(state: SharerState): Transition<SharerState> {
  const canCall = state.serverConnectionState === 'established'
  if (isKnocking(state) && canCall) return placeCall(state)
  return state.call.is === 'calling' || state.call.is === 'absent'
    ? callAgainSoon(state, {})
    : unchanged(state)
}

/**
 * Places the call again after a delay (PS12), or asks again whether the viewer
 * is there (PS13).
 */
export function callAgainSoon(
  state: SharerState,
  change: StateChange<SharerState>,
  forMs = callAgainDelayMs,
  before: Command[] = []
): Transition<SharerState> {
  return update(state, { call: nextCall(state, forMs), ...change }, ...before, {
    type: 'close-call',
  })
}

function nextCall(state: SharerState, forMs: number): SharerState['call'] {
  if (state.capture === 'off') return { is: 'none' }
  return isKnocking(state)
    ? { is: 'absent', isAsked: false }
    : { is: 'pausing', forMs }
}

/**
 * The server says that the viewer is not connected. The sharer then asks over
 * signalling whether the viewer is there, and calls again after an answer
 * (PS13). `isIceStuck` stays set only during a recovery, because an absent
 * viewer is no network problem.
 */
export function nobodyThere(state: SharerState, remoteId: UserId): Transition {
  const isCalling = state.call.is === 'calling' || isKnocking(state)
  if (state.remoteId !== remoteId || !isCalling) return unchanged(state)
  // The question whether the viewer is there counts as an attempt as well.
  const more = isKnocking(state) ? 1 : 0
  return callAgainSoon(state, {
    call: { is: 'absent', isAsked: false },
    callAttemptNumber: state.callAttemptNumber + more,
    isIceStuck: isReconnecting(state) && state.isIceStuck,
  })
}

/**
 * @param control the message to the waiting caller; null for none. A caller
 * without the link gets no message, because the viewer has not decided yet
 * (PS41)
 */
export function dismissal(
  { caller }: ViewerState,
  control: 'busy' | 'refused' | null
): Command[] {
  if (!caller) return []
  const { callId, isFromLink } = caller
  const told = isFromLink ? control : null
  return [{ type: 'refuse-call', callId, control: told }]
}

export const nobody = {
  ...nothingKnown,
  recovery: 'none',
  caller: null,
  gaveWay: [],
  isIceStuck: false,
} as const

/** Answers this caller, and ends the call with anybody else (PS32). */
export const answerCaller = (
  state: ViewerState,
  { callId, remoteId }: CallingNewcomer
): Transition<ViewerState> =>
  update(
    state,
    {
      ...nobody,
      call: { is: 'answering', callId },
      remoteId,
      remoteScreen: 'choosing',
      isVerified: false,
      outcome: null,
    },
    { type: 'close-call' },
    { type: 'answer-call', callId }
  )
