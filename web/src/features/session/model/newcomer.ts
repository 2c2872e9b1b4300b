import { callAgainSoon, dismissal, stopCallTimers } from './calling'
import type { Command } from './commands'
import { newcomerCounted } from './comparison'
import { type Acquaintance, connectedWith } from './connected'
import { startGiveUp } from './connection'
import { answerTimeoutMs, callAfterRefusalMs, mostTurnedAway } from './limits'
import { startPath } from './path'
import { proofFailed } from './proof'
import { nothingKnown } from './screenKnown'
import {
  isMissed,
  isSharer,
  type CallingNewcomer,
  type PeerSessionState,
  type ViewerState,
} from './state'
import { unchanged, update, type Transition } from './update'

/**
 * Both directions work (PS10); during recovery only the previous participant is
 * connected (PS32), and to a sharer's own link nobody before the sharer says so
 * who has not proved to have it (PS37).
 */
export function connected(
  state: PeerSessionState,
  peer: Acquaintance
): Transition {
  const { remoteId, remoteParticipantState } = state
  if (remoteParticipantState !== 'connecting' || !remoteId) {
    return unchanged(state)
  }
  const { isResumed, isVerified, twoWords } = peer
  const isExpected = isMissed(state) ? isResumed : !isDoubtful(state, peer)
  if (isExpected) {
    // What was proved once in a share is proved in each of its calls (PS36).
    const isLess = isMissed(state) && state.isVerified && !isVerified
    return isLess ? proofFailed(state) : connectedWith(state, peer)
  }
  return update(
    state,
    {
      newcomer: { remoteId, callId: null, isVerified, twoWords },
      lacksPath: false,
    },
    ...stopCallTimers,
    // The participant of the share may still come back.
    ...(isMissed(state) ? [startGiveUp] : [])
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
 * somebody without the link (PS41).
 */
export function newcomerCalls(
  state: ViewerState,
  newcomer: CallingNewcomer
): Transition {
  const isSame = state.newcomer?.remoteId === newcomer.remoteId
  return update(
    state,
    { newcomer },
    ...dismissal(state, isSame ? null : 'busy')
  )
}

/**
 * The person on this side accepts: recovery ends, and a new share begins
 * (PS32).
 */
export function newcomerAdmitted(state: PeerSessionState): Transition {
  const { newcomer } = state
  if (!newcomer) return unchanged(state)
  if (newcomer.callId === null) {
    return connectedWith(state, { ...newcomer, isResumed: false })
  }
  return isSharer(state) ? unchanged(state) : answerNewcomer(state, newcomer)
}

function answerNewcomer(
  state: ViewerState,
  { callId, remoteId }: CallingNewcomer
): Transition {
  return update(
    state,
    {
      newcomer: null,
      remoteParticipantState: 'connecting',
      remoteId,
      ...nothingKnown,
      remoteScreen: 'choosing',
      isVerified: false,
      recovery: 'none',
      lacksPath: false,
      outcome: null,
    },
    ...stopCallTimers,
    { type: 'close-call' },
    { type: 'answer-call', callId },
    { type: 'start-timer', name: 'answer', delayMs: answerTimeoutMs },
    startPath
  )
}

/**
 * The person on this side declines, and keeps waiting for the participant of
 * the share (PS32).
 */
export function newcomerRefused(state: PeerSessionState): Transition {
  const { newcomer } = state
  if (!newcomer) return unchanged(state)
  const refusal = dismissal(state, 'refused')
  if (isSharer(state)) {
    return newcomerCounted(
      state,
      callAgainSoon(state, idle, callAfterRefusalMs, refusal)
    )
  }
  return newcomer.callId === null || newcomer.isFromLink
    ? withoutNewcomer(state, newcomer, refusal)
    : decline(state, newcomer)
}

/** Told, because it is what the person says; asked about no more (PS41). */
const decline = (
  state: ViewerState,
  { callId, remoteId }: CallingNewcomer
): Transition =>
  update(
    state,
    {
      newcomer: null,
      declined: [...state.declined, remoteId].slice(-mostTurnedAway),
    },
    { type: 'refuse-call', callId, control: 'refused' }
  )

/** The newcomer leaves again; recovery of the share continues. */
export function newcomerLeft(state: PeerSessionState): Transition {
  const { newcomer } = state
  if (!newcomer) return unchanged(state)
  return isSharer(state)
    ? callAgainSoon(state, idle)
    : withoutNewcomer(state, newcomer, dismissal(state, null))
}

const idle = { remoteParticipantState: 'idle' } as const

/** If their call was not answered yet, there is no call to close. */
const withoutNewcomer = (
  state: ViewerState,
  { callId }: NonNullable<ViewerState['newcomer']>,
  goodbye: Command[]
): Transition =>
  callId === null
    ? update(state, { ...idle, newcomer: null }, ...goodbye, {
        type: 'close-call',
      })
    : update(state, { newcomer: null }, ...goodbye)

/** The viewer rejects the current caller, now and later (PS34). */
export function callerTurnedAway(state: PeerSessionState): Transition {
  if (isSharer(state)) return unchanged(state)
  const { remoteId, remoteParticipantState, turnedAway } = state
  if (!remoteId || remoteParticipantState === 'idle') return unchanged(state)
  return update(
    state,
    {
      remoteParticipantState: 'idle',
      ...nothingKnown,
      recovery: 'none',
      newcomer: null,
      lacksPath: false,
      turnedAway: [...turnedAway, remoteId].slice(-mostTurnedAway),
    },
    ...stopCallTimers,
    ...dismissal(state, 'refused'),
    { type: 'send-control', remoteId, control: 'refused' },
    { type: 'close-call' }
  )
}
