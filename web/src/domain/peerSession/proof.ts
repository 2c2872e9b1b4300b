import { closed } from './connection'
import { endShare, endViewing } from './endCall'
import { isMissed, isSharer, type PeerSessionState } from './state'
import { unchanged, type Transition } from './update'

/**
 * Whoever is there is not the person of the link (PS36). While a share is being
 * recovered, that person may still come back.
 */
export function proofFailed(state: PeerSessionState): Transition {
  if (state.remoteParticipantState !== 'connecting') return unchanged(state)
  if (isMissed(state)) return closed(state)
  if (!isSharer(state)) return endViewing(state, 'sharer-not-proved')
  // The channel works, and has said so: signalling would only be sooner, and
  // tell the other side of an end without a reason.
  const heard = { ...state, remoteParticipantState: 'connected' } as const
  return endShare(heard, { outcome: 'viewer-not-proved' })
}
