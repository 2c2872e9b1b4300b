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
 * The peer is not the person of the link, or not the one verified before
 * (PS36). While a share is recovering, that person may still come back.
 */
export function proofFailed(state: PeerSessionState): Transition {
  if (isReconnecting(state)) return closed(state)
  if (remoteParticipantState(state) === 'idle') return unchanged(state)
  if (!isSharer(state)) return endViewing(state, 'sharer-not-proved')
  return endUnproved(state, 'viewer-not-proved')
}

/**
 * Ends a share whose peer is active but not admitted. The data channel has
 * already sent the reason; a message over signalling would only arrive sooner
 * and report an end without a reason.
 */
const endUnproved = (state: SharerState, outcome: SharerOutcome): Transition =>
  endShare(
    { ...state, call: { is: 'live', isSilent: false } },
    { outcome, error: null }
  )

/**
 * Somebody has opened a sharer's own link without its key fingerprint, and the
 * two pages have no safety words to compare (PS39): this counts as a failed
 * proof.
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
 * Counts a newcomer with safety words who left without being admitted,
 * whichever side ended it: they may have seen that the words differ (PS39).
 *
 * @param next the transition apart from the count
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

/**
 * The third failure ends the share: no call is placed again without a click.
 */
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
