import type { UserId } from 'src/domain/invite/userId'

import { callIfWanted } from './calling'
import type { Command } from './commands'
import { lookForPath } from './connection'
import { prescribedId } from './plan'
import {
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { andThen, unchanged, update, type Transition } from './update'

/** The server knows this page: everything that waited for that is done now. */
export function opened(state: PeerSessionState, id: UserId): Transition {
  const isFree = prescribedId(state.plan) === null
  const established = update(
    state,
    {
      serverConnectionState: 'established',
      connectionAttemptNumber: 0,
      // The id is free again; a failed capture stays failed.
      error: state.error === 'already-viewing' ? null : state.error,
      ownId: id,
    },
    { type: 'stop-timer', name: 'establish' },
    ...(isFree ? [{ type: 'remember-id' as const, id }] : [])
  )
  return andThen(established, (next) =>
    isSharer(next) ? sharerOpened(next) : viewerOpened(next)
  )
}

/**
 * What waited for the server (PS5, PS9), or what a silent call needs from it
 * (PS27).
 */
function sharerOpened(state: SharerState): Transition {
  const { recovery, unfinishedWith } = state
  const told = update(
    state,
    { unfinishedWith: null },
    ...(unfinishedWith ? returned(unfinishedWith) : [])
  )
  return andThen(
    told,
    recovery === 'disconnected' || recovery === 'silent'
      ? lookForPath
      : callIfWanted
  )
}

/** Meanwhile the sharer has tried without success (PS30). */
function viewerOpened(state: ViewerState): Transition {
  const { recovery, remoteId, remoteParticipantState } = state
  const isLost = recovery === 'disconnected' || recovery === 'lost'
  return isLost && remoteId && remoteParticipantState === 'idle'
    ? update(state, {}, { type: 'send-control', remoteId, control: 'back' })
    : unchanged(state)
}

function returned(viewerId: UserId): Command[] {
  return [
    { type: 'remember-share', viewerId: null },
    {
      type: 'send-control',
      remoteId: viewerId,
      control: 'returned',
    },
  ]
}
