import type { ControlReceived } from 'src/features/call'
import { type UserId, viewerIdOf } from 'src/features/links'

import { callAgainSoon } from './calling'
import type { Command } from './commands'
import { endSession } from './ending'
import { establish } from './establishing'
import { isReconnecting, isSharer, type PeerSessionState } from './state'
import type { SharerState, ViewerState } from './state'
import { andThen, unchanged, update, type Transition } from './update'

/** A page that does not claim the viewer’s id starts with the id `-viewer2`. */
export const firstSuffixBeside = 2

/**
 * A click claims the viewer’s id. If another page has the id, this page asks
 * the sharer for it (PS44).
 */
export function viewerIdRequested(state: PeerSessionState): Transition {
  if (isSharer(state) || !state.plan.fromUserId) return unchanged(state)
  if (state.error === 'already-viewing') {
    return reconnectAs(state, {
      viewerIdClaim: 'asking',
      idSuffix: firstSuffixBeside,
    })
  }
  const isOpen = state.serverConnectionState !== 'closed'
  return isOpen && state.viewerIdClaim === 'none'
    ? claimViewerId(state)
    : unchanged(state)
}

const claimViewerId = (state: ViewerState): Transition =>
  reconnectAs(state, { viewerIdClaim: 'held', idSuffix: 1 })

/** Opens a new Peer, because a Peer cannot change its id. */
function reconnectAs(
  state: ViewerState,
  as: Pick<ViewerState, 'viewerIdClaim' | 'idSuffix'>
): Transition {
  const come = { ...as, ownId: null, error: null, connectionAttemptNumber: 0 }
  const { fromUserId } = state.plan
  return andThen(
    update(
      state,
      come,
      { type: 'destroy-peer' },
      {
        type: 'remember-share',
        remoteId: as.viewerIdClaim === 'held' ? fromUserId : null,
      }
    ),
    establish
  )
}

/**
 * Asks the sharer whether a screen waits for a viewer (`knock`), or whether
 * this page may take over the viewer’s id (`continue`).
 */
export function askForViewerId(state: ViewerState): Transition {
  const { plan, viewerIdClaim } = state
  const control = viewerIdClaim === 'none' ? 'knock' : 'continue'
  return plan.fromUserId && viewerIdClaim !== 'held'
    ? update(
        state,
        {},
        { type: 'send-control', remoteId: plan.fromUserId, control }
      )
    : unchanged(state)
}

/** Handles the sharer’s answer to `askForViewerId`. */
export function viewerIdAnswered(
  state: ViewerState,
  { control }: ControlReceived
): Transition {
  if (control === 'here') return claimViewerId(state)
  if (control === 'refused') return endSession(state, 'declined-by-sharer')
  return control === 'not-proved' && state.viewerIdClaim === 'asking'
    ? endSession(state, 'sharer-not-proved')
    : unchanged(state)
}

/** Another page takes over the viewer’s id. */
export const viewerIdLost = (state: ViewerState): Transition =>
  andThen(
    endSession({ ...state, viewerIdClaim: 'none' }, 'already-viewing'),
    (ended) => update(ended, {}, { type: 'remember-share', remoteId: null })
  )

/**
 * Answers a page that does not have the viewer’s id. A `knock` is answered if a
 * screen waits for a viewer. It needs no proof of the link, because the sharer
 * is asked about an unverified viewer before anything is shown (PS37). A
 * `continue` needs the proof.
 */
export function viewerIdAsked(
  state: SharerState,
  { control, isFromLink, remoteId }: ControlReceived
): Transition {
  const viewerId = state.ownId && viewerIdOf(state.ownId)
  const isBeside =
    viewerId && remoteId !== viewerId && remoteId.startsWith(viewerId)
  if (state.plan.toUserId || !isBeside) return unchanged(state)
  if (control === 'continue') {
    return isFromLink === false
      ? update(
          state,
          {},
          { type: 'send-control', remoteId, control: 'not-proved' }
        )
      : secondDeviceAsks(state, remoteId)
  }
  const isFree =
    state.capture !== 'off' &&
    state.call.is !== 'live' &&
    state.call.is !== 'asking' &&
    !isReconnecting(state)
  return isFree ? tell(state, remoteId, 'here') : unchanged(state)
}

/** While one device asks, the requests of other devices are ignored. */
const secondDeviceAsks = (state: SharerState, remoteId: UserId): Transition =>
  state.secondDevice && state.secondDevice.remoteId !== remoteId
    ? unchanged(state)
    : update(state, { secondDevice: { remoteId } })

/** The second device has left, or no longer repeats its request. */
export const secondDeviceGone = (state: SharerState): Transition =>
  update(state, { secondDevice: null })

const tell = (
  state: SharerState,
  remoteId: UserId,
  control: 'here' | 'refused'
): Transition =>
  update(
    state,
    { secondDevice: null },
    { type: 'send-control', remoteId, control }
  )

/** The viewer’s id and the share pass to the second device. */
export function deviceAdmitted(state: PeerSessionState): Transition {
  const viewerId = state.ownId && viewerIdOf(state.ownId)
  if (!isSharer(state) || !state.secondDevice || !viewerId) {
    return unchanged(state)
  }
  const told: Command[] = [
    { type: 'send-control', remoteId: viewerId, control: 'give-way' },
    {
      type: 'send-control',
      remoteId: state.secondDevice.remoteId,
      control: 'here',
    },
  ]
  const change = {
    secondDevice: null,
    isIceStuck: false,
    recovery: 'none',
  } as const
  return state.capture === 'off'
    ? update(state, change, ...told)
    : callAgainSoon(state, change, undefined, told)
}

export const deviceRefused = (state: PeerSessionState): Transition =>
  isSharer(state) && state.secondDevice
    ? tell(state, state.secondDevice.remoteId, 'refused')
    : unchanged(state)
