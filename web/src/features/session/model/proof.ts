import { endShare, endViewing } from './ending'
import { mostBrokenOff } from './limits'
import { closed } from './recovery'
import {
  isConnecting,
  isReconnecting,
  isSharer,
  remoteParticipantState,
  type PeerSessionState,
  type SharerOutcome,
  type SharerState,
} from './state'
import { unchanged, type Transition } from './update'

/**
 * The peer is not the owner of the link, or not the person verified earlier in
 * this share (PS36). During a recovery, the call only counts as lost, because
 * the right person may still come back.
 */
export function proofFailed(state: PeerSessionState): Transition {
  if (isReconnecting(state)) return closed(state)
  if (remoteParticipantState(state) === 'idle') return unchanged(state)
  if (!isSharer(state)) return endViewing(state, 'sharer-not-proved')
  return endUnproved(state, 'viewer-not-proved')
}

/**
 * Ends the share after the data channel has sent the reason. `endShare` sends
 * nothing over signalling if the call is `live`, so the state is set to `live`:
 * a message over signalling could arrive first, and end the peer’s share
 * without a reason.
 */
const endUnproved = (state: SharerState, outcome: SharerOutcome): Transition =>
  endShare(
    { ...state, call: { is: 'live', isSilent: false } },
    { outcome, error: null }
  )

/**
 * Somebody has opened a sharer’s own link without its key fingerprint, and the
 * pages could not exchange safety words to compare. This counts as a failed
 * proof (PS39).
 */
export function comparisonFailed(state: PeerSessionState): Transition {
  const isThere = isConnecting(state) || state.call.is === 'asking'
  if (!isThere) return unchanged(state)
  if (!isSharer(state) || state.plan.toUserId) return proofFailed(state)
  return counted(
    state,
    isReconnecting(state)
      ? closed(state)
      : endUnproved(state, 'viewer-not-compared')
  )
}

/**
 * Counts a failed comparison: a peer with safety words was not admitted. It
 * does not matter which side ended the call, because the peer may have seen
 * that the words differ (PS39).
 *
 * @param next the transition whose state gets the new count
 */
export function newcomerCounted(
  before: PeerSessionState,
  next: Transition
): Transition {
  const isOver =
    next.state.call.is !== 'asking' && next.state.call.is !== 'live'
  return isSharer(before) &&
    before.call.is === 'asking' &&
    before.call.newcomer.safetyWords !== undefined &&
    isOver
    ? counted(before, next)
    : next
}

/** The third failed comparison ends the share; a new call needs a click. */
function counted(
  { brokenOffCount }: SharerState,
  next: Transition
): Transition {
  if (!isSharer(next.state)) return next
  const state = { ...next.state, brokenOffCount: brokenOffCount + 1 }
  if (state.brokenOffCount < mostBrokenOff) return { ...next, state }
  const end = endUnproved(state, 'stranger-keeps-trying')
  return { ...end, commands: [...next.commands, ...end.commands] }
}
