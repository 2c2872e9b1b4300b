import type { PickerDialog } from 'src/domain/capture/pickerDialog'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import type { ScreenState } from 'src/domain/wire/callProtocol'

import {
  isMissed,
  isSharer,
  type CaptureState,
  type Change,
  type PeerSessionState,
} from './state'

/** What the sharer's page shows. */
export type SharerView =
  | 'ready'
  | 'choosing'
  | 'waiting'
  | 'searching'
  | 'sharing'
  | 'hidden'
  | 'reconnecting'
  | 'newcomer'

export function sharerView(state: PeerSessionState): SharerView {
  if (!isSharer(state) || state.capture === 'off') return 'ready'
  if (state.capture === 'requested') return 'choosing'
  if (state.change === 'replacing') return 'choosing'
  if (state.newcomer) return 'newcomer'
  if (isMissed(state)) return 'reconnecting'
  if (state.lacksPath) return 'searching'
  if (state.remoteParticipantState !== 'connected') return 'waiting'
  return state.capture === 'hidden' ? 'hidden' : 'sharing'
}

/** The sharer has hidden the screen temporarily. */
export const isScreenHidden = (state: PeerSessionState): boolean =>
  isSharer(state) && state.capture === 'hidden'

/** The progress of a change to another surface. */
export const changeOf = (state: PeerSessionState): Change =>
  isSharer(state) ? state.change : 'none'

/** The viewer has turned on the screen's sound. */
export const isListening = (state: PeerSessionState): boolean =>
  !isSharer(state) && state.isListening

/** What the sharer is choosing in, as seen by the viewer; null if unknown. */
export const sharerDialogOf = (state: PeerSessionState): PickerDialog | null =>
  isSharer(state) ? null : state.sharerDialog

/** The viewer has asked for the whole screen. */
export const hasAskedForScreen = (state: PeerSessionState): boolean =>
  !isSharer(state) && state.hasAsked

/**
 * What is known of the screen, by role; a different value means a different
 * picture.
 */
export const screenState = (
  state: PeerSessionState
): CaptureState | ScreenState | null =>
  isSharer(state) ? state.capture : state.remoteScreen

/** Nothing is captured, and nobody is there or expected. */
export const isIdle = (state: PeerSessionState): boolean =>
  state.remoteParticipantState === 'idle' &&
  !isMissed(state) &&
  !(isSharer(state) && state.capture !== 'off')

/** How the peer ended it, or null if the sharer ended it here. */
export function farewell({ outcome }: PeerSessionState): ErrorCode | null {
  return outcome === 'stopped' || outcome === 'cancelled' ? null : outcome
}

/** What the viewer's page shows. */
export type ViewerView =
  | 'waiting'
  | 'searching'
  | 'choosing'
  | 'watching'
  | 'hidden'
  | 'reconnecting'
  | 'closed'
  | 'newcomer'

export function viewerView(state: PeerSessionState): ViewerView {
  if (state.newcomer) return 'newcomer'
  if (state.recovery === 'unload') return 'closed'
  if (isMissed(state)) return 'reconnecting'
  if (state.lacksPath) return 'searching'
  if (isSharer(state) || state.remoteParticipantState === 'idle') {
    return 'waiting'
  }
  if (state.remoteScreen === 'shared') return 'watching'
  return state.remoteScreen === 'hidden' ? 'hidden' : 'choosing'
}

/**
 * The page has something to lose: a call, a capture, or an invitation that may
 * already have been sent.
 */
export function isInUse(state: PeerSessionState): boolean {
  const invites = !isSharer(state) || state.plan.toUserId === null
  return !isIdle(state) || (invites && state.ownId !== null)
}

/**
 * True when the network is the only thing to report: the server is unreachable
 * and no share is running that would continue without it (PS5).
 */
export function isOffline(state: PeerSessionState): boolean {
  return (
    (state.serverConnectionState === 'disconnected' ||
      state.serverConnectionState === 'establishing') &&
    state.connectionAttemptNumber > 1 &&
    isIdle(state)
  )
}
