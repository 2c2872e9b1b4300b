import type { Acquaintance } from 'src/features/call'

import { callAgainSoon, dismissal } from './calling'
import type { Command } from './commands'
import { callAfterRefusalMs, mostTurnedAway } from './limits'
import { connectedWith } from './live'
import { newcomerCounted, proofFailed } from './proof'
import { nothingKnown } from './screen'
import {
  isConnecting,
  isMissed,
  isSharer,
  type CallingNewcomer,
  type PeerSessionState,
  type ViewerState,
} from './state'
import { andThen, unchanged, update, type Transition } from './update'

/**
 * Both directions work (PS10); during recovery only the previous participant is
 * connected (PS32), and to a sharer's own link nobody before the sharer says so
 * who has not proved to have it (PS37).
 */
export function connected(
  state: PeerSessionState,
  peer: Acquaintance
): Transition {
  const { remoteId } = state
  if (!isConnecting(state) || !remoteId) return unchanged(state)
  const { isResumed, isVerified, twoWords } = peer
  const isExpected = isMissed(state) ? isResumed : !isDoubtful(state, peer)
  if (isExpected) {
    // What was proved once in a share is proved in each of its calls (PS36).
    const isLess = isMissed(state) && state.isVerified && !isVerified
    return isLess ? proofFailed(state) : connectedWith(state, peer)
  }
  const asking = update(state, {
    call: { is: 'asking', newcomer: { remoteId, isVerified, twoWords } },
    lacksPath: false,
  })
  return andThen(
    asking,
    (next): Transition =>
      isSharer(next)
        ? unchanged(next)
        : update(next, { caller: null }, ...dismissal(next, 'busy'))
  )
}

/**
 * Whoever has made a link to show a screen cannot tell who comes without it
 * (PS37).
 */
const isDoubtful = (
  state: PeerSessionState,
  { isResumed, isVerified }: Acquaintance
): boolean =>
  isSharer(state) && !state.plan.toUserId && !isResumed && !isVerified

/**
 * Somebody else calls a viewer whose share is being recovered (PS32), or
 * somebody without the link (PS41). The latest who calls is asked about.
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

/** Ends the call that waited for the viewer's yes. */
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
 * The person on this side accepts: recovery ends, and a new share begins
 * (PS32).
 */
export function newcomerAdmitted(state: PeerSessionState): Transition {
  const { call } = state
  if (call.is === 'asking') {
    return connectedWith(state, { ...call.newcomer, isResumed: false })
  }
  return isSharer(state) || !state.caller
    ? unchanged(state)
    : answerNewcomer(state, state.caller)
}

const answerNewcomer = (
  state: ViewerState,
  { callId, remoteId }: CallingNewcomer
): Transition =>
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

/** What a viewer knows of nobody. */
const nobody = {
  ...nothingKnown,
  recovery: 'none',
  caller: null,
  lacksPath: false,
} as const

/**
 * The person on this side declines, and keeps waiting for the participant of
 * the share (PS32).
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

/** Told, because it is what the person says; asked about no more (PS41). */
const decline = (
  state: ViewerState,
  { callId, remoteId }: CallingNewcomer
): Transition =>
  update(
    state,
    {
      caller: null,
      declined: [...state.declined, remoteId].slice(-mostTurnedAway),
    },
    { type: 'refuse-call', callId, control: 'refused' }
  )

/** Whoever was asked about leaves again; recovery of the share continues. */
export function askedLeft(state: PeerSessionState): Transition {
  if (state.call.is !== 'asking') return unchanged(state)
  return isSharer(state) ? callAgainSoon(state, {}) : withoutAsked(state, null)
}

/** Whoever waited for an answer to their call does so no more. */
export const callerLeft = (state: ViewerState): Transition =>
  update(state, { caller: null }, ...dismissal(state, null))

/** The viewer rejects the current caller, now and later (PS34). */
export function callerTurnedAway(state: PeerSessionState): Transition {
  if (isSharer(state)) return unchanged(state)
  const { call, remoteId, turnedAway } = state
  if (!remoteId || call.is === 'none') return unchanged(state)
  return update(
    state,
    {
      ...nobody,
      call: { is: 'none' },
      turnedAway: [...turnedAway, remoteId].slice(-mostTurnedAway),
    },
    ...dismissal(state, 'refused'),
    { type: 'send-control', remoteId, control: 'refused' },
    { type: 'close-call' }
  )
}
