import { closed } from './connection'
import { mostBrokenOff } from './limits'
import { endUnproved, proofFailed } from './proof'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type SharerState,
} from './state'
import { type Transition, unchanged } from './update'

/**
 * Somebody has come to a sharer's own link without its pin, and the two pages
 * have no words to compare (PS39): a failed proof, which is counted.
 */
export function comparisonFailed(state: PeerSessionState): Transition {
  if (state.remoteParticipantState !== 'connecting') return unchanged(state)
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
  const { newcomer, remoteParticipantState } = next.state
  const isOver =
    isSharer(before) &&
    before.newcomer?.twoWords !== undefined &&
    newcomer === null &&
    remoteParticipantState !== 'connected'
  return isOver ? counted(before, next) : next
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
