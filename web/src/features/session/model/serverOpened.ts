import type { UserId } from 'src/features/links/model/userId'

import { callIfWanted } from './calling'
import type { Command } from './commands'
import { lookForPath, sayBack } from './connection'
import { askLater } from './establishing'
import { calleeOf, prescribedId } from './plan'
import { askForSeat } from './seat'
import {
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { andThen, update, type Transition } from './update'

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
    askLater(state),
    ...(isFree ? [{ type: 'remember-id' as const, id }] : [])
  )
  return andThen(established, (next) =>
    isSharer(next) ? sharerOpened(next) : viewerOpened(next)
  )
}

const viewerOpened = (state: ViewerState): Transition =>
  state.seat === 'taken' ? sayBack(state) : askForSeat(state)

/**
 * What waited for the server (PS5, PS9), or what a silent call needs from it
 * (PS27).
 */
function sharerOpened(state: SharerState): Transition {
  const { recovery, unfinishedWith } = state
  const told = update(
    state,
    { unfinishedWith: null },
    ...(unfinishedWith ? notSharing(state, unfinishedWith) : [])
  )
  return andThen(
    told,
    recovery === 'disconnected' || recovery === 'silent'
      ? lookForPath
      : callIfWanted
  )
}

/**
 * Whoever only came back has not stopped (PS20); whoever is being called again
 * learns it from the call.
 */
function notSharing(state: SharerState, viewerId: UserId): Command[] {
  const isCalledAgain =
    state.capture !== 'off' && viewerId === calleeOf(state.plan, state.ownId)
  const control = state.outcome === 'interrupted' ? 'returned' : 'cancelled'
  return [
    { type: 'remember-share', remoteId: null },
    ...(isCalledAgain
      ? []
      : [
          {
            type: 'send-control' as const,
            remoteId: viewerId,
            control,
          } as const,
        ]),
  ]
}
