import { closed } from './connection'
import { endShare, endViewing } from './endCall'
import {
  isMissed,
  isSharer,
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
  if (state.remoteParticipantState === 'idle') return unchanged(state)
  if (!isSharer(state)) return endViewing(state, 'sharer-not-proved')
  return endUnproved(state, 'viewer-not-proved')
}

/**
 * Ends a share whose peer is heard, and is not let in. The channel has said so:
 * signalling would only be sooner, and tell the other side of an end without a
 * reason.
 */
export const endUnproved = (
  state: SharerState,
  outcome: SharerOutcome
): Transition =>
  endShare(
    { ...state, remoteParticipantState: 'connected' },
    { outcome, error: null }
  )
