import { errorHandling, type Failure } from 'src/domain/errors/errorHandling'
import type { UserId } from 'src/domain/invite/userId'

import { callIfWanted, isUnheard, takeBackCall } from './calling'
import type { Command } from './commands'
import { lookForPath } from './connection'
import { endSession } from './endSession'
import { disconnected, establish } from './establishing'
import type { ServerEvent } from './events'
import { placeTakenRetryMs } from './limits'
import { errorIfDesiredIdNotAvailable, prescribedId, samePlan } from './plan'
import {
  initialState,
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, andThen, type Transition } from './update'

/** Region 1 of the contract: PS1–PS6, PS20, PS21. */
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
    case 'peer-failed':
      return isClosed ? unchanged(state) : failed(state, event.failure)
    case 'network-returned':
      return state.serverConnectionState === 'disconnected'
        ? establish(state)
        : unchanged(state)
    case 'retry-requested':
      return state.serverConnectionState === 'disconnected' ||
        (isClosed && state.error !== null)
        ? establish({ ...state, error: null })
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
  const { unfinishedWith } = remembered
  return establish(isSharer(state) ? { ...state, unfinishedWith } : state)
}

function opened(state: PeerSessionState, id: UserId): Transition {
  const isFree = prescribedId(state.plan) === null
  const established = update(
    state,
    {
      serverConnectionState: 'established',
      connectionAttemptNumber: 0,
      // The id is free again; what a capture has failed of stays true.
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

/** What was waiting for the server (PS5, PS9), or what a silent call needs of it (PS27). */
function sharerOpened(state: SharerState): Transition {
  const { recovery, unfinishedWith } = state
  const told = update(
    state,
    { unfinishedWith: null },
    ...(unfinishedWith ? returned(unfinishedWith) : [])
  )
  return andThen(
    told,
    recovery === 'healing' || recovery === 'silent' ? lookForPath : callIfWanted
  )
}

/** The sharer has tried in vain meanwhile (PS30). */
function viewerOpened(state: ViewerState): Transition {
  const { recovery, remoteId, remoteParticipantState } = state
  const isLost = recovery === 'healing' || recovery === 'lost'
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

/** What `errorHandling` says; the errors of a call are the call’s own. */
function failed(state: PeerSessionState, failure: Failure): Transition {
  const { screen, remedy } = errorHandling[failure]
  switch (remedy) {
    case 'new-peer':
      return disconnected(state)
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
  if (state.ownId) return disconnected(state)
  if (errorIfDesiredIdNotAvailable(state.plan)) {
    return andThen(endSession(state, screen), (ended) =>
      update(
        ended,
        {},
        { type: 'start-timer', name: 'reconnect', delayMs: placeTakenRetryMs }
      )
    )
  }
  return establish({ ...state, idSuffix: state.idSuffix + 1 })
}

function close(state: PeerSessionState, reason: 'left' | 'unload'): Transition {
  const isInterrupted =
    reason === 'unload' &&
    isSharer(state) &&
    (state.capture === 'on' || state.capture === 'hidden')
  return update(
    initialState(state.plan),
    {},
    { type: 'stop-all-timers' },
    ...(isSharer(state) && isUnheard(state) ? takeBackCall(state) : []),
    { type: 'close-call', farewell: { type: 'bye', reason } },
    { type: 'stop-capture' },
    { type: 'remember-share', viewerId: isInterrupted ? state.remoteId : null },
    { type: 'destroy-peer' }
  )
}
