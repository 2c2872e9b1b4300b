import { backoffMs } from 'src/browser/backoff'
import type { Control, ControlReceived } from 'src/features/call'

import { answerKnock } from './answering'
import { callAgainSoon, isKnocking, placeCall } from './calling'
import { endSession, endShare, endViewing } from './ending'
import { callAgainDelayMs } from './limits'
import { askedLeft, callerLeft } from './newcomer'
import { proofFailed } from './proof'
import { lookForPath } from './recovery'
import {
  isReconnecting,
  isSharer,
  remoteParticipantState,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, type Transition } from './update'
import {
  viewerIdAnswered,
  viewerIdAsked,
  viewerIdLost,
  secondDeviceGone,
} from './viewerIdClaim'

/**
 * Handles a control message. From anybody but the current peer, only these have
 * an effect: a knock (“are you there?”), a request for the viewer’s id, the
 * answer to such a request, and the end of a waiting call or request.
 */
export function controlReceived(
  state: PeerSessionState,
  received: ControlReceived
): Transition {
  const { remoteId, control, isFromLink = null } = received
  const isCancelled = control === 'cancelled'
  if (!isSharer(state) && state.caller?.remoteId === remoteId) {
    // A waiting caller has no data channel yet, so this page cannot probe
    // whether the caller is still there (PS23).
    if (isCancelled || control === 'gone') return callerLeft(state)
  }
  if (isCancelled && askedAbout(state) === remoteId) return askedLeft(state)
  if (control === 'knock' || control === 'continue') {
    return isSharer(state)
      ? viewerIdAsked(state, received)
      : answerKnock(state, { remoteId, isFromLink })
  }
  if (isSharer(state) && control === 'gone') {
    if (state.secondDevice?.remoteId === remoteId) {
      return secondDeviceGone(state)
    }
  }
  if (!isSharer(state) && state.viewerIdClaim !== 'held') {
    return remoteId === state.plan.fromUserId
      ? viewerIdAnswered(state, received)
      : unchanged(state)
  }
  if (remoteId !== state.remoteId) return unchanged(state)
  if (control === 'gone') return update(state, {}, { type: 'probe-call' })
  if (control === 'worked' || control === 'not-yet') {
    return update(state, { verdict: control })
  }
  return isSharer(state)
    ? viewerSays(state, control)
    : sharerSays(state, control)
}

function viewerSays(state: SharerState, control: Control): Transition {
  switch (control) {
    case 'here':
      return viewerThere(state)
    case 'back':
      return reachableAgain(state)
    case 'give-way':
      return giveWay(state)
    case 'busy':
      return isAsking(state)
        ? endShare(state, { error: 'someone-else-sharing' })
        : unchanged(state)
    case 'refused':
      return isAsking(state) || state.call.is === 'live'
        ? endShare(state, { error: 'declined-by-viewer' })
        : unchanged(state)
    case 'not-proved':
      return proofFailed(state)
    default:
      return unchanged(state)
  }
}

function sharerSays(state: ViewerState, control: Control): Transition {
  // The call may have closed before its control message arrives.
  const isThere = state.call.is !== 'none' || isReconnecting(state)
  switch (control) {
    case 'refused':
      return isThere
        ? endSession(state, 'declined-by-sharer')
        : unchanged(state)
    case 'give-way':
      return state.plan.fromUserId ? viewerIdLost(state) : unchanged(state)
    case 'cancelled':
      return isThere || state.outcome === 'sharer-left'
        ? takenBack(state)
        : unchanged(state)
    case 'returned':
      return isReconnecting(state) || state.outcome === 'sharer-left'
        ? endViewing(state, 'sharer-returned')
        : unchanged(state)
    default:
      return unchanged(state)
  }
}

const askedAbout = ({ call }: PeerSessionState) =>
  call.is === 'asking' ? call.newcomer.remoteId : null

/** Whether the sharer calls, or asks first whether the viewer is there. */
const isAsking = (state: SharerState): boolean =>
  remoteParticipantState(state) === 'connecting' || isKnocking(state)

/**
 * The viewer’s page has answered `here` to a knock, so the sharer calls (PS13).
 */
const viewerThere = (state: SharerState): Transition =>
  isKnocking(state) ? placeCall(state) : unchanged(state)

/**
 * The viewer answers another sharer first. A sharer with a captured screen
 * waits longer each time before it calls again, so that two such sharers do not
 * displace each other for ever (PS34).
 */
function giveWay(state: SharerState): Transition {
  if (isReconnecting(state)) return unchanged(state)
  switch (state.capture) {
    case 'off':
      return unchanged(state)
    case 'requested':
      return update(
        state,
        { call: { is: 'given-way' }, isIceStuck: false },
        { type: 'close-call' }
      )
    default: {
      const gaveWayCount = state.gaveWayCount + 1
      const forMs = backoffMs(gaveWayCount)
      return callAgainSoon(state, {
        gaveWayCount,
        call: { is: 'pausing', forMs, jitter: true },
        isIceStuck: false,
      })
    }
  }
}

/**
 * The sharer has sent `cancelled` over signalling, because the message on the
 * data channel may be lost (PS8, PS31).
 */
const takenBack = (state: ViewerState): Transition =>
  endViewing(
    state,
    state.remoteScreen === 'choosing' ? state.outcome : 'sharer-stopped'
  )

/**
 * The viewer is connected to the server again. It has missed the sharer’s
 * attempts meanwhile, so the sharer tries again at once (PS30).
 */
function reachableAgain(state: SharerState): Transition {
  if (state.call.is === 'asking') return unchanged(state)
  return state.recovery === 'lost'
    ? callAgainSoon(state, { call: { is: 'pausing', forMs: callAgainDelayMs } })
    : lookForPath(state)
}
