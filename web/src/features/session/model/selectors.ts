import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { PickerDialog } from 'src/browser/pickerDialog'
import type { ScreenState } from 'src/features/call'

import {
  isReconnecting,
  isSharer,
  remoteParticipantState,
  type CallingNewcomer,
  type CaptureState,
  type Change,
  type ConnectedNewcomer,
  type PeerSessionState,
  type ViewerIdClaim,
} from './state'

export type SharerView =
  | 'ready'
  | 'choosing'
  | 'waiting'
  | 'searching'
  | 'sharing'
  | 'empty'
  | 'hidden'
  | 'reconnecting'
  | 'newcomer'
  | 'alarm'

export function sharerView(state: PeerSessionState): SharerView {
  if (isAlarmRaised(state)) return 'alarm'
  if (!isSharer(state) || state.capture === 'off') return 'ready'
  if (state.capture === 'requested') return 'choosing'
  if (state.change === 'replacing') return 'choosing'
  if (state.call.is === 'asking') return 'newcomer'
  if (isReconnecting(state)) return 'reconnecting'
  if (state.isIceStuck) return 'searching'
  if (state.call.is !== 'live') return 'waiting'
  if (state.capture === 'hidden') return 'hidden'
  return state.isEmpty ? 'empty' : 'sharing'
}

/** Whether this page has the viewer’s id at a sharer’s link (PS44). */
export const viewerIdClaimOf = (state: PeerSessionState): ViewerIdClaim =>
  isSharer(state) ? 'held' : state.viewerIdClaim

/**
 * Whether somebody with the sharer’s link asks to continue as the viewer on a
 * second device (PS44).
 */
export const isDeviceAsking = (state: PeerSessionState): boolean =>
  isSharer(state) && state.secondDevice !== null

/** Identifies the question about a second device; null if there is none. */
export const deviceQuestion = (state: PeerSessionState): string | null =>
  isSharer(state) ? (state.secondDevice?.remoteId ?? null) : null

/** The sharer’s next click most likely answers a question on the page. */
export const isSomethingAsked = (state: PeerSessionState): boolean =>
  isSharer(state) &&
  (state.call.is === 'asking' ||
    state.secondDevice !== null ||
    state.change === 'asked')

export const isScreenHidden = (state: PeerSessionState): boolean =>
  isSharer(state) && state.capture === 'hidden'

/** The alarm was raised, and not ended (PS40). */
export const isAlarmRaised = (state: PeerSessionState): boolean =>
  isSharer(state) && state.alarm !== 'none'

export const changeOf = (state: PeerSessionState): Change =>
  isSharer(state) ? state.change : 'none'

export const isListening = (state: PeerSessionState): boolean =>
  !isSharer(state) && state.isListening

/** The picker that is open on the sharer’s page; null if unknown. */
export const sharerDialogOf = (state: PeerSessionState): PickerDialog | null =>
  isSharer(state) ? null : state.sharerDialog

export const hasAskedForScreen = (state: PeerSessionState): boolean =>
  !isSharer(state) && state.hasAsked

/** The state of the shared screen, as this side knows it. */
export const screenState = (
  state: PeerSessionState
): CaptureState | ScreenState | null =>
  isSharer(state) ? state.capture : state.remoteScreen

/**
 * A text that changes with the captured window, tab or screen. Older pages send
 * no `captureNumber`.
 */
export const captureOf = ({
  captureNumber,
  surface,
}: PeerSessionState): string => `${captureNumber} ${surface}`

/** Nothing is captured, and no peer is connected or expected to return. */
export const isIdle = (state: PeerSessionState): boolean =>
  remoteParticipantState(state) === 'idle' &&
  !isReconnecting(state) &&
  !(isSharer(state) && state.capture !== 'off')

/**
 * Whether the page can be reloaded without a loss. The outcome of a share would
 * be lost, because it is not stored; an invitation is stored.
 */
export const isAtRest = (state: PeerSessionState): boolean =>
  isIdle(state) &&
  state.outcome === null &&
  state.error === null &&
  !isAlarmRaised(state) &&
  !newcomerOf(state)

/** @returns how the peer ended the share; null if this side ended it */
export function farewell({ outcome }: PeerSessionState): ErrorCode | null {
  switch (outcome) {
    case 'stopped':
    case 'cancelled':
    case 'interrupted':
    case 'surface-gone':
      return null
    default:
      return outcome
  }
}

export type ViewerView =
  | 'waiting'
  | 'searching'
  | 'choosing'
  | 'watching'
  | 'empty'
  | 'hidden'
  | 'reconnecting'
  | 'closed'
  | 'newcomer'

/** @returns the peer about whom the person is asked; null for none */
export function newcomerOf(
  state: PeerSessionState
): ConnectedNewcomer | CallingNewcomer | null {
  if (state.call.is === 'asking') return state.call.newcomer
  return isSharer(state) ? null : state.caller
}

/**
 * Identifies the question about a peer or caller; null if there is none. The
 * value stays the same if the same caller calls again, but changes with the
 * safety words.
 */
export function newcomerQuestion(state: PeerSessionState): string | null {
  const newcomer = newcomerOf(state)
  if (!newcomer) return null
  return 'callId' in newcomer
    ? `${newcomer.remoteId} ${newcomer.isFromLink}`
    : [newcomer.remoteId, ...(newcomer.safetyWords ?? [])].join(' ')
}

/** The waiting caller has not proved to have the link. */
export const isWithoutLink = (state: PeerSessionState): boolean =>
  !isSharer(state) && state.caller?.isFromLink === false

/**
 * Whether a caller without the link waits while no share is recovering (PS41).
 * The page then shows its usual view beside the question, because strangers
 * must not be able to hide the viewer’s link.
 */
export const isStrangerAsking = (state: PeerSessionState): boolean =>
  isWithoutLink(state) && !isReconnecting(state)

export function viewerView(state: PeerSessionState): ViewerView {
  if (newcomerOf(state) && !isStrangerAsking(state)) return 'newcomer'
  if (state.recovery === 'unload') return 'closed'
  if (isReconnecting(state)) return 'reconnecting'
  if (state.isIceStuck) return 'searching'
  if (isSharer(state) || state.call.is === 'none') {
    return 'waiting'
  }
  if (state.remoteScreen === 'shared') {
    return state.isEmpty ? 'empty' : 'watching'
  }
  return state.remoteScreen === 'hidden' ? 'hidden' : 'choosing'
}

/**
 * Whether closing the page would lose a call, a capture, or a sent invitation.
 */
export function isInUse(state: PeerSessionState): boolean {
  const invites = !isSharer(state) || state.plan.toUserId === null
  return !isIdle(state) || (invites && state.ownId !== null)
}

/**
 * Whether the server is unreachable, and no share continues without it (PS5).
 */
export function isOffline(state: PeerSessionState): boolean {
  return (
    (state.serverConnectionState === 'disconnected' ||
      state.serverConnectionState === 'establishing') &&
    state.connectionAttemptNumber > 1 &&
    isIdle(state)
  )
}

export type SharerPresence = 'awaited' | 'here' | 'gone'

export function sharerPresence(state: PeerSessionState): SharerPresence {
  if (viewerView(state) !== 'waiting') return 'here'
  const { outcome } = state
  return outcome === 'sharer-left' || outcome === 'sharer-stopped'
    ? 'gone'
    : 'awaited'
}
