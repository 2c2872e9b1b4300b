import { endShare, endViewing } from './ending'
import { mostBrokenOff } from './limits'
import { closed } from './recovery'
import {
  isConnecting,
  isMissed,
  isSharer,
  remoteParticipantState,
  type PeerSessionState,
  type SharerOutcome,
  type SharerState,
} from './state'
import { unchanged, type Transition } from './update'

/**
 * Whoever is there is not the person of the link, or not the one who was proved
 * (PS36). While a share is being recovered, that person may still come back.
 */
export function proofFailed(state: PeerSessionState): Transition {
  if (isMissed(state)) return closed(state)
  if (remoteParticipantState(state) === 'idle') return unchanged(state)
  if (!isSharer(state)) return endViewing(state, 'sharer-not-proved')
  return endUnproved(state, 'viewer-not-proved')
}

/**
 * Ends a share whose peer is heard, and is not let in. The channel has said so:
 * signalling would only be sooner, and tell the other side of an end without a
 * reason.
 */
const endUnproved = (state: SharerState, outcome: SharerOutcome): Transition =>
  endShare(
    { ...state, call: { is: 'live', isSilent: false } },
    { outcome, error: null }
  )

/**
 * Somebody has come to a sharer's own link without its pin, and the two pages
 * have no words to compare (PS39): a failed proof, which is counted.
 */
export function comparisonFailed(state: PeerSessionState): Transition {
  const isThere = isConnecting(state) || state.call.is === 'asking'
  if (!isThere) return unchanged(state)
  if (!isSharer(state) || state.plan.toUserId) return proofFailed(state)
  return counted(
    state,
    isMissed(state) ? closed(state) : endUnproved(state, 'viewer-not-compared')
  )
}

/**
 * Counts a newcomer with two words who is gone without having been let in,
 * whoever has ended it: they may have seen that the words differ (PS39).
 *
 * @param next what follows otherwise
 */
export function newcomerCounted(
  before: PeerSessionState,
  next: Transition
): Transition {
  const isOver =
    next.state.call.is !== 'asking' && next.state.call.is !== 'live'
  return isSharer(before) &&
    before.call.is === 'asking' &&
    before.call.newcomer.twoWords !== undefined &&
    isOver
    ? counted(before, next)
    : next
}

/** The third ends the share: no call is placed again until the person wants it. */
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
