import { errorHandling, type Failure } from 'src/browser/errors/errorHandling'

import { isUnheard, takeBackCall } from './endCall'
import { endSession } from './endSession'
import { askServer, disconnected, establish, serverHears } from './establishing'
import type { ServerEvent } from './events'
import { initialState } from './initialState'
import { placeTakenRetryMs } from './limits'
import {
  calleeOf,
  errorIfDesiredIdNotAvailable,
  prescribedId,
  samePlan,
} from './plan'
import { firstSuffixBeside } from './seat'
import { isCapturing, isIdle } from './selectors'
import { opened } from './serverOpened'
import { isSharer, type PeerSessionState } from './state'
import { unchanged, update, andThen, type Transition } from './update'

/** Region 1 of the contract: PS1–PS6, PS20, PS21, PS43. */
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
      return serverHears(state)
    case 'retry-requested':
      return state.serverConnectionState === 'disconnected' ||
        (isClosed && state.error !== null)
        ? establish(afresh(state))
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
      unfinishedWith,
      outcome: unfinishedWith && isSame ? 'interrupted' : null,
    })
  }
  const { fromUserId } = state.plan
  // A reload keeps the place that a press has taken (PS44).
  return establish(
    fromUserId && unfinishedWith === fromUserId
      ? { ...state, seat: 'taken' }
      : { ...state, idSuffix: fromUserId ? firstSuffixBeside : 1 }
  )
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
  const isBeside = !isSharer(state) && state.seat !== 'taken'
  const isPlace = errorIfDesiredIdNotAvailable(state.plan) && !isBeside
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
    (isCapturing(state) ||
      (!isSharer(state) &&
        (state.remoteScreen !== null || state.seat === 'taken')))
  return update(
    initialState(state.plan),
    {},
    { type: 'stop-all-timers' },
    ...(isSharer(state) && isUnheard(state) ? takeBackCall(state) : []),
    { type: 'close-call', farewell: { type: 'bye', reason } },
    { type: 'stop-capture' },
    { type: 'remember-share', remoteId: isInterrupted ? otherOf(state) : null },
    { type: 'destroy-peer' }
  )
}

/** To try again is a press as well (PS44). */
const afresh = (state: PeerSessionState): PeerSessionState =>
  isSharer(state) || state.error === null
    ? { ...state, error: null }
    : { ...state, error: null, seat: 'taken', idSuffix: 1, ownId: null }

/** With whom a share is interrupted, or whose link was opened. */
const otherOf = (state: PeerSessionState) =>
  isSharer(state) || state.remoteScreen !== null
    ? state.remoteId
    : state.plan.fromUserId
