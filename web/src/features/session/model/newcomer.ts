import type { Acquaintance } from 'src/features/call'

import { answerCaller, callAgainSoon, dismissal, nobody } from './calling'
import type { Command } from './commands'
import { callAfterRefusalMs, mostRejected } from './limits'
import { connectedWith } from './live'
import { newcomerCounted, proofFailed } from './proof'
import {
  isConnecting,
  isReconnecting,
  isSharer,
  type CallingNewcomer,
  type PeerSessionState,
  type ViewerState,
} from './state'
import { andThen, unchanged, update, type Transition } from './update'

/**
 * The call works in both directions (PS10). In two cases, the person on this
 * side is asked whether to admit the peer: during a recovery, if the peer is
 * not the previous participant (PS32), and on the sharer’s own link, if the
 * peer has not proved that it has the link (PS37).
 */
export function connected(
  state: PeerSessionState,
  peer: Acquaintance
): Transition {
  const { remoteId } = state
  if (!isConnecting(state) || !remoteId) return unchanged(state)
  const { isResumed, isVerified, safetyWords } = peer
  const isExpected = isReconnecting(state)
    ? isResumed
    : !isDoubtful(state, peer)
  if (isExpected) {
    // A peer that was verified once must be verified in each call of the share
    // (PS36).
    const isLess = isReconnecting(state) && state.isVerified && !isVerified
    return isLess ? proofFailed(state) : connectedWith(state, peer)
  }
  const asking = update(state, {
    call: {
      is: 'asking',
      newcomer: { remoteId, isVerified, safetyWords },
      isUnheard: false,
    },
    isIceStuck: false,
  })
  return andThen(
    asking,
    (next): Transition =>
      isSharer(next)
        ? unchanged(next)
        : update(next, { caller: null }, ...dismissal(next, 'busy'))
  )
}

/** On the sharer’s own link, a peer without any proof may be anybody (PS37). */
const isDoubtful = (
  state: PeerSessionState,
  { isResumed, isVerified }: Acquaintance
): boolean =>
  isSharer(state) && !state.plan.toUserId && !isResumed && !isVerified

/**
 * Asks the viewer about a caller. During a recovery, the caller is not the
 * participant (PS32); otherwise, the caller has not proved that it has the link
 * (PS41). If another caller is waiting, the latest caller replaces it.
 */
export function newcomerCalls(
  state: ViewerState,
  caller: CallingNewcomer
): Transition {
  const isSame = state.caller?.remoteId === caller.remoteId
  const free =
    state.call.is === 'asking' ? withoutAsked(state, 'busy') : unchanged(state)
  return andThen(free, (next) =>
    update(next, { caller }, ...dismissal(next, isSame ? null : 'busy'))
  )
}

/** Ends the call about which the viewer is asked. */
const withoutAsked = (
  state: ViewerState,
  control: 'busy' | 'refused' | null
): Transition<ViewerState> =>
  update(state, { call: { is: 'none' } }, ...dismissAsked(state, control), {
    type: 'close-call',
  })

const dismissAsked = (
  { call }: PeerSessionState,
  control: 'busy' | 'refused' | null
): Command[] =>
  control && call.is === 'asking'
    ? [{ type: 'send-control', remoteId: call.newcomer.remoteId, control }]
    : []

/**
 * The person has accepted the new peer, so the recovery ends, and a new share
 * begins (PS32). If the peer’s network is lost, the call is closed instead: a
 * call reports a loss only once, so an accepted call would never end.
 */
export function newcomerAdmitted(state: PeerSessionState): Transition {
  const { call } = state
  if (call.is === 'asking') {
    if (call.isUnheard) return askedLeft(state)
    return connectedWith(state, { ...call.newcomer, isResumed: false })
  }
  return isSharer(state) || !state.caller
    ? unchanged(state)
    : answerCaller(state, state.caller)
}

/**
 * The person has refused the new peer. The recovery continues with the previous
 * participant (PS32).
 */
export function newcomerRefused(state: PeerSessionState): Transition {
  if (isSharer(state)) {
    return state.call.is === 'asking'
      ? newcomerCounted(
          state,
          callAgainSoon(
            state,
            {},
            callAfterRefusalMs,
            dismissAsked(state, 'refused')
          )
        )
      : unchanged(state)
  }
  if (state.call.is === 'asking') return withoutAsked(state, 'refused')
  const { caller } = state
  if (!caller) return unchanged(state)
  return caller.isFromLink
    ? update(state, { caller: null }, ...dismissal(state, 'refused'))
    : decline(state, caller)
}

/**
 * The viewer has rejected a caller without the link. Only now does the caller
 * get an answer, and the viewer is not asked about this caller again (PS41).
 */
const decline = (
  state: ViewerState,
  { callId, remoteId }: CallingNewcomer
): Transition =>
  update(
    state,
    {
      caller: null,
      declined: [...state.declined, remoteId].slice(-mostRejected),
    },
    { type: 'refuse-call', callId, control: 'refused' }
  )

/**
 * The peer has left before the person has decided. If a share is recovering,
 * the recovery continues.
 */
export function askedLeft(state: PeerSessionState): Transition {
  if (state.call.is !== 'asking') return unchanged(state)
  return isSharer(state) ? callAgainSoon(state, {}) : withoutAsked(state, null)
}

/** The caller has hung up before an answer. */
export const callerLeft = (state: ViewerState): Transition =>
  update(state, { caller: null }, ...dismissal(state, null))

/**
 * The viewer rejects the current caller, whose later calls are refused as well
 * (PS34).
 */
export function callerRejected(state: PeerSessionState): Transition {
  if (isSharer(state)) return unchanged(state)
  const { call, remoteId, rejected } = state
  if (!remoteId || call.is === 'none') return unchanged(state)
  return update(
    state,
    {
      ...nobody,
      call: { is: 'none' },
      rejected: [...rejected, remoteId].slice(-mostRejected),
    },
    ...dismissal(state, 'refused'),
    { type: 'send-control', remoteId, control: 'refused' },
    { type: 'close-call' }
  )
}
