import { errorHandling, type Failure } from 'src/domain/errors/errorHandling'

import { isUnheard, takeBackCall } from './endCall'
import { endSession } from './endSession'
import { disconnected, establish } from './establishing'
import type { ServerEvent } from './events'
import { initialState } from './initialState'
import { placeTakenRetryMs } from './limits'
import { errorIfDesiredIdNotAvailable, prescribedId, samePlan } from './plan'
import { isIdle } from './selectors'
import { opened } from './serverOpened'
import { isSharer, type PeerSessionState } from './state'
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

/** As `errorHandling` specifies; errors of a call belong to the call. */
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
  const isPlace = errorIfDesiredIdNotAvailable(state.plan)
  // Nobody is lost with a place at which nobody was.
  if (state.ownId && !(isPlace && isIdle(state))) return disconnected(state)
  if (isPlace) {
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
