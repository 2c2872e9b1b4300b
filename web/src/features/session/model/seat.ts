import type { ControlReceived } from 'src/features/call'
import { type UserId, viewerIdOf } from 'src/features/links'

import { callAgainSoon } from './calling'
import type { Command } from './commands'
import { endSession } from './ending'
import { establish } from './establishing'
import { isReconnecting, isSharer, type PeerSessionState } from './state'
import type { SharerState, ViewerState } from './state'
import { andThen, unchanged, update, type Transition } from './update'

/**
 * The first suffix that does not mean the seat: `-viewer2`, as with any id that
 * is taken.
 */
export const firstSuffixBeside = 2

/**
 * A click takes the viewer's place; if somebody has it, the sharer is asked
 * whether this device may take it (PS44).
 */
export function seatRequested(state: PeerSessionState): Transition {
  if (isSharer(state) || !state.plan.fromUserId) return unchanged(state)
  if (state.error === 'already-viewing') {
    return comeAs(state, { seat: 'asking', idSuffix: firstSuffixBeside })
  }
  const isOpen = state.serverConnectionState !== 'closed'
  return isOpen && state.seat === 'none' ? takeSeat(state) : unchanged(state)
}

const takeSeat = (state: ViewerState): Transition =>
  comeAs(state, { seat: 'taken', idSuffix: 1 })

/** Continues with another id, and therefore with another Peer. */
function comeAs(
  state: ViewerState,
  as: Pick<ViewerState, 'seat' | 'idSuffix'>
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
        remoteId: as.seat === 'taken' ? fromUserId : null,
      }
    ),
    establish
  )
}

/**
 * A page without the seat asks: is a screen available, or may this device
 * continue?
 */
export function askForSeat(state: ViewerState): Transition {
  const { plan, seat } = state
  const control = seat === 'none' ? 'knock' : 'continue'
  return plan.fromUserId && seat !== 'taken'
    ? update(
        state,
        {},
        { type: 'send-control', remoteId: plan.fromUserId, control }
      )
    : unchanged(state)
}

/** Handles the sharer's answer to a page without the seat. */
export function seatAnswered(
  state: ViewerState,
  { control }: ControlReceived
): Transition {
  if (control === 'here') return takeSeat(state)
  if (control === 'refused') return endSession(state, 'declined-by-sharer')
  return control === 'not-proved' && state.seat === 'asking'
    ? endSession(state, 'sharer-not-proved')
    : unchanged(state)
}

/** Somebody else continues in the place of this page. */
export const seatLost = (state: ViewerState): Transition =>
  andThen(endSession({ ...state, seat: 'none' }, 'already-viewing'), (ended) =>
    update(ended, {}, { type: 'remember-share', remoteId: null })
  )

/**
 * A page without the seat may come at once if a screen waits for a viewer: the
 * sharer is asked about a viewer without the link (PS37). For a second device
 * the question needs the link.
 */
export function seatAsked(
  state: SharerState,
  { control, isFromLink, remoteId }: ControlReceived
): Transition {
  const seat = state.ownId && viewerIdOf(state.ownId)
  const isBeside = seat && remoteId !== seat && remoteId.startsWith(seat)
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

/** The first device that asks keeps the question as long as it repeats it. */
const secondDeviceAsks = (state: SharerState, remoteId: UserId): Transition =>
  state.secondDevice && state.secondDevice.remoteId !== remoteId
    ? unchanged(state)
    : update(state, { secondDevice: { remoteId } })

/** The device is gone, or has not repeated its question. */
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

/** The first device gives up its place, and the share waits for the second. */
export function deviceAdmitted(state: PeerSessionState): Transition {
  const seat = state.ownId && viewerIdOf(state.ownId)
  if (!isSharer(state) || !state.secondDevice || !seat) return unchanged(state)
  const told: Command[] = [
    { type: 'send-control', remoteId: seat, control: 'give-way' },
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
