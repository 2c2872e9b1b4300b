import { errorHandling, type Failure } from 'src/browser/errors/errorHandling'
import type { UserId } from 'src/features/links'

import { callIfWanted } from './calling'
import type { Command } from './commands'
import { endSession, isChannelUnusable, takeBackCall } from './ending'
import { askServer, disconnected, establish, serverHears } from './establishing'
import type { ServerEvent } from './events'
import { initialState } from './initialState'
import {
  calleeOf,
  errorIfDesiredIdNotAvailable,
  prescribedId,
  samePlan,
} from './plan'
import { lookForPath, sayBack } from './recovery'
import { isIdle } from './selectors'
import {
  isCapturing,
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, andThen, type Transition } from './update'
import { askForViewerId, firstSuffixBeside } from './viewerIdClaim'

/**
 * Handles the events of the connection to the server (PS1–PS6, PS20, PS21,
 * PS43).
 */
export function serverConnection(
  state: PeerSessionState,
  event: ServerEvent
): Transition {
  const isClosed = state.serverConnectionState === 'closed'
  switch (event.type) {
    case 'open-requested':
      if (!isClosed && samePlan(state.plan, event.plan)) return unchanged(state)
      return open(event)
    case 'peer-opened':
      return isClosed ? unchanged(state) : opened(state, event.id)
    case 'peer-disconnected':
      return disconnected(state)
    case 'peer-closed':
      return isClosed ? unchanged(state) : endSession(state, 'unknown')
    case 'peer-failed':
      return isClosed ? unchanged(state) : failed(state, event.failure)
    case 'network-returned':
      return state.serverConnectionState === 'disconnected'
        ? establish(state)
        : askServer(state)
    case 'server-answered':
      return andThen(serverHears(state), askOn)
    case 'retry-requested':
      return state.serverConnectionState === 'disconnected' ||
        (isClosed && state.error !== null)
        ? establish(retried(state))
        : unchanged(state)
    case 'close-requested':
      return close(state, event.reason)
  }
}

function open({
  plan,
  remembered,
}: Extract<ServerEvent, { type: 'open-requested' }>): Transition {
  const state = {
    ...initialState(plan),
    desiredId: prescribedId(plan) ?? remembered.ownId,
    qualityPreference: remembered.qualityPreference,
  }
  const { unfinishedWith, ownId } = remembered
  if (isSharer(state)) {
    const isSame = unfinishedWith === calleeOf(state.plan, ownId)
    return establish({
      ...state,
      captureNumber: remembered.captureNumber,
      unfinishedWith,
      outcome: unfinishedWith && isSame ? 'interrupted' : null,
    })
  }
  const { fromUserId } = state.plan
  // After a reload, the page has the viewer’s id if a click had claimed it
  // before the reload (PS44).
  return establish(
    fromUserId && unfinishedWith === fromUserId
      ? { ...state, viewerIdClaim: 'held' }
      : { ...state, idSuffix: fromUserId ? firstSuffixBeside : 1 }
  )
}

/** Applies the remedy for an error; the call handles its own errors. */
function failed(state: PeerSessionState, failure: Failure): Transition {
  const { screen, remedy } = errorHandling[failure]
  switch (remedy) {
    case 'new-peer':
      return disconnected(state)
    case 'prove-id':
      return andThen(disconnected(state), (next) =>
        update(next, {}, { type: 'prove-id' })
      )
    case 'another-id':
      return idUnavailable(state, screen)
    case 'end':
      return endSession(state, screen)
    default:
      return unchanged(state)
  }
}

function idUnavailable(
  state: PeerSessionState,
  screen: PeerSessionState['error']
): Transition {
  const isBeside = !isSharer(state) && state.viewerIdClaim !== 'held'
  const isPlace = errorIfDesiredIdNotAvailable(state.plan) && !isBeside
  // An id that was open is kept (PS4). Only an idle page gives up the viewer’s
  // id after another page has taken it, because no peer depends on it.
  if (state.ownId && !(isPlace && isIdle(state))) return disconnected(state)
  if (isPlace) return endSession(state, screen)
  return establish({ ...state, idSuffix: state.idSuffix + 1 })
}

function close(state: PeerSessionState, reason: 'left' | 'unload'): Transition {
  const isInterrupted =
    reason === 'unload' &&
    (isCapturing(state) ||
      (!isSharer(state) &&
        (state.remoteScreen !== null || state.viewerIdClaim === 'held')))
  return update(
    initialState(state.plan),
    {},
    ...(isSharer(state) && isChannelUnusable(state) ? takeBackCall(state) : []),
    { type: 'close-call', farewell: { type: 'bye', reason } },
    { type: 'stop-capture' },
    { type: 'remember-share', remoteId: isInterrupted ? otherOf(state) : null },
    { type: 'destroy-peer' }
  )
}

/** A retry is a click, so it claims the viewer’s id (PS44). */
const retried = (state: PeerSessionState): PeerSessionState =>
  isSharer(state) || state.error === null
    ? { ...state, error: null }
    : { ...state, error: null, viewerIdClaim: 'held', idSuffix: 1, ownId: null }

/**
 * @returns the peer of the interrupted share, or the owner of the opened link
 */
const otherOf = (state: PeerSessionState) =>
  isSharer(state) || state.remoteScreen !== null
    ? state.remoteId
    : state.plan.fromUserId

/** The server is connected: sends the messages and calls that had to wait. */
function opened(state: PeerSessionState, id: UserId): Transition {
  const isFree = prescribedId(state.plan) === null
  const established = update(
    state,
    {
      serverConnectionState: 'established',
      connectionAttemptNumber: 0,
      // Clears the error `already-viewing`, because the viewer’s id is free
      // again. Other errors stay.
      error: state.error === 'already-viewing' ? null : state.error,
      ownId: id,
    },
    ...(isFree ? [{ type: 'remember-id' as const, id }] : [])
  )
  return andThen(established, (next) =>
    isSharer(next) ? sharerOpened(next) : viewerOpened(next)
  )
}

/** Repeats the request, which the sharer’s page may have missed (PS44). */
const askOn = (state: PeerSessionState): Transition =>
  !isSharer(state) && state.viewerIdClaim === 'asking'
    ? askForViewerId(state)
    : unchanged(state)

const viewerOpened = (state: ViewerState): Transition =>
  state.viewerIdClaim === 'held' ? sayBack(state) : askForViewerId(state)

/**
 * Places a waiting call (PS5, PS9), or restarts ICE in a call that is silent or
 * disconnected (PS27).
 */
function sharerOpened(state: SharerState): Transition {
  const { call, recovery, unfinishedWith } = state
  const told = update(
    state,
    { unfinishedWith: null },
    ...(unfinishedWith ? notSharing(state, unfinishedWith) : [])
  )
  return andThen(
    told,
    recovery === 'disconnected' || call.is === 'live'
      ? lookForPath
      : callIfWanted
  )
}

/**
 * Tells the viewer that nothing is shared: `returned` if the sharer’s page was
 * only reloaded, `cancelled` if the sharer stopped (PS20). A viewer who is
 * called again needs no message.
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
