import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { PickerDialog } from 'src/browser/pickerDialog'
import type { ScreenState, Verdict } from 'src/features/call'
import type { Surface } from 'src/features/capture'
import type { UserId } from 'src/features/links'
import type { QualityPreference } from 'src/features/picture'
import type { SafetyWords } from 'src/features/proof'

import type { SessionPlan, SharerPlan, ViewerPlan } from './plan'

/** The server connection (specification §4); `closed` before `open`. */
export type ServerConnectionState =
  | 'establishing'
  | 'established'
  | 'closed'
  | 'disconnected'

/**
 * The connection to the peer (specification §4), derived by
 * `remoteParticipantState`.
 */
export type RemoteParticipantState = 'idle' | 'connecting' | 'connected'

/** In `hidden`, the capture continues, but nothing is sent. */
export type CaptureState = 'off' | 'requested' | 'on' | 'hidden'

/**
 * Why this side waits for the participant of the share. `unload`: the
 * participant’s page was closed, perhaps for a reload. `disconnected`: nothing
 * arrives on the call, and ICE searches for a new path. `lost`: the call has
 * ended, and is placed again.
 */
export type Recovery = 'none' | 'unload' | 'disconnected' | 'lost'

/**
 * A change to another screen or window. `asked`: the viewer wants the change.
 * `choosing`: the picker is open. `replacing`: the old capture has ended while
 * the picker is open. `kept`: no other screen or window was chosen.
 */
export type Change = 'none' | 'asked' | 'choosing' | 'replacing' | 'kept'

/**
 * During an alarm, the value says whether the screen was shown or hidden before
 * the alarm. When the alarm ends, this state is restored (PS40).
 */
export type Alarm = 'none' | 'was-shown' | 'was-hidden'

/**
 * A connected peer that is not the participant of the recovering share (PS32),
 * or has not proved that it has this sharer’s own link (PS37). Nothing is sent
 * to the peer until the person on this side accepts.
 */
export interface ConnectedNewcomer
  extends Pick<SharedState, 'isVerified' | 'safetyWords'> {
  remoteId: UserId
}

/**
 * A caller whom the viewer has not answered yet. A sharer is never called
 * (PS18). A caller without the link gets no answer until the viewer decides,
 * and so does not learn that a viewer is there (PS41).
 */
export interface CallingNewcomer {
  remoteId: UserId
  callId: string
  isFromLink: boolean
}

interface Asking {
  is: 'asking'
  newcomer: ConnectedNewcomer
  /** the peer’s network is lost, but the call may still recover */
  isUnheard: boolean
}

interface Live {
  is: 'live'
  /** nothing has arrived for a moment; the pages show no change yet (PS27) */
  isSilent: boolean
}

/** The states of the call; docs/session.md has a diagram. */
export type SharerCall =
  /** no call is wanted, or the server is unreachable */
  | { is: 'none' }
  /**
   * the viewer answers another sharer first; this sharer calls again when it
   * has a screen to show (PS34)
   */
  | { is: 'given-way' }
  /**
   * the viewer is not connected to the server; `isAsked`: a knock (“are you
   * there?”) has no answer yet (PS13)
   */
  | { is: 'absent'; isAsked: boolean }
  /**
   * the call is placed again after `forMs`; while `recovery` is `disconnected`,
   * the old call is kept, and may recover before (PS15)
   */
  | { is: 'pausing'; forMs: number; jitter?: true }
  /**
   * `isAnswered`: the viewer’s page has answered the call; `knocks`: how often
   * the sharer has asked meanwhile whether the viewer is there (PS13)
   */
  | { is: 'calling'; isAnswered: boolean; knocks: number }
  /** the person on this side decides whether to admit the peer */
  | Asking
  | Live

export type ViewerCall =
  /** no peer is connected; the previous call may still be open and recover */
  { is: 'none' } | { is: 'answering'; callId: string } | Asking | Live

/** `interrupted`: this page was closed during the share, and reopened. */
export type SharerOutcome =
  | 'viewer-left'
  | 'viewer-not-proved'
  | 'viewer-not-compared'
  | 'stranger-keeps-trying'
  | 'stopped'
  /** a captured window or tab ended, and may have been closed */
  | 'surface-gone'
  | 'cancelled'
  | 'interrupted'
export type ViewerOutcome =
  | 'sharer-left'
  | 'sharer-stopped'
  | 'sharer-returned'
  | 'sharer-not-proved'

export interface SharedState {
  desiredId: UserId | null
  idSuffix: number
  ownId: UserId | null
  serverConnectionState: ServerConnectionState
  connectionAttemptNumber: number
  /** a check of the connection to the server has no answer yet (PS43) */
  isServerAsked: boolean
  remoteId: UserId | null
  /**
   * both sides know of the call, but ICE has found no path for a while (PS24)
   */
  isIceStuck: boolean
  recovery: Recovery
  /** counts participants; the same peer keeps the number (PS33) */
  participantNumber: number
  /** the peer has proved to be the owner or the recipient of the link (PS36) */
  isVerified: boolean
  /** the words to compare with an unverified peer (PS37) */
  safetyWords: SafetyWords | undefined
  /** the captured screen, window or tab; null if unknown */
  surface: Surface | null
  /** no picture for a while: a minimised window, or a locked screen (PS45) */
  isEmpty: boolean
  hasSound: boolean
  /** chosen by the viewer, who sends the choice to the sharer */
  qualityPreference: QualityPreference
  error: ErrorCode | null
  /** the peer’s answer about the latest share (PS38) */
  verdict: Verdict | null
}

/**
 * Whether this page has the viewer’s id at a sharer’s link (PS44). `none`: the
 * page was only loaded, and has another id. `held`: a click has claimed the
 * viewer’s id. `asking`: another device has the viewer’s id, and this page asks
 * the sharer for it.
 */
export type ViewerIdClaim = 'none' | 'asking' | 'held'

/** Each request makes a new object, which restarts the timer `device`. */
export interface SecondDevice {
  remoteId: UserId
}

export interface SharerState extends SharedState {
  plan: SharerPlan
  call: SharerCall
  callAttemptNumber: number
  /** how often this sharer gave way to another (PS34) */
  gaveWayCount: number
  /** the viewer’s page was reloaded, and has answered a call (PS16) */
  hasReturned: boolean
  capture: CaptureState
  /** the number of the latest capture: differs for each window (PS29) */
  captureNumber: number
  change: Change
  /** the alarm lasts until the sharer ends it, even after the share (PS40) */
  alarm: Alarm
  /**
   * the viewer to whom the end of a share could not be reported (PS20, PS31)
   */
  unfinishedWith: UserId | null
  /**
   * failed comparisons of safety words since somebody was last admitted (PS39)
   */
  brokenOffCount: number
  /** the device that asks to continue as the viewer (PS44) */
  secondDevice: SecondDevice | null
  outcome: SharerOutcome | null
}

export interface ViewerState extends SharedState {
  plan: ViewerPlan
  viewerIdClaim: ViewerIdClaim
  call: ViewerCall
  /** the caller who waits for an answer (PS32, PS41) */
  caller: CallingNewcomer | null
  /**
   * callers who gave way to another caller; cleared when the current caller
   * shows a screen or calls again (PS34)
   */
  gaveWay: readonly UserId[]
  /** callers rejected after their call was answered, the latest last (PS34) */
  rejected: readonly UserId[]
  /**
   * callers whom the viewer has rejected because they called without the link;
   * calls with the link are still received from them (PS41)
   */
  declined: readonly UserId[]
  /** the sharer’s latest message about the screen */
  remoteScreen: ScreenState | null
  /** the number of the capture (PS29); null if unknown */
  captureNumber: number | null
  /** whether the viewer plays the screen’s sound (PS35) */
  isListening: boolean
  /** the picker that is open on the sharer’s page; null if unknown */
  sharerDialog: PickerDialog | null
  /** the viewer has asked for the whole screen (PS29) */
  hasAsked: boolean
  outcome: ViewerOutcome | null
}

/** The pure state (specification §3); PeerSession adds live objects. */
export type PeerSessionState = SharerState | ViewerState

export type StateOf<Plan extends SessionPlan> = Plan extends SharerPlan
  ? SharerState
  : ViewerState

export const isSharer = (state: PeerSessionState): state is SharerState =>
  state.plan.role === 'sharer'

/** Derives the state of the other participant (specification §4). */
export function remoteParticipantState({
  call,
}: Pick<PeerSessionState, 'call'>): RemoteParticipantState {
  switch (call.is) {
    case 'calling':
    case 'answering':
    case 'asking':
      return 'connecting'
    case 'live':
      return 'connected'
    default:
      return 'idle'
  }
}

/** A call is in progress, and has not connected yet. */
export const isConnecting = ({ call }: PeerSessionState): boolean =>
  call.is === 'calling' || call.is === 'answering'

/**
 * The participant of the share is not connected; both pages say “reconnecting”.
 */
export const isReconnecting = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean => recovery !== 'none'

/** The call was lost without a farewell (PS12). */
export const isLost = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean =>
  recovery === 'lost' || recovery === 'disconnected'

/**
 * The share is recovering or silent, so the server is needed at once (PS27).
 */
export const isUrgent = ({ call, recovery }: PeerSessionState): boolean =>
  recovery !== 'none' || (call.is === 'live' && call.isSilent)

/** Also true while the screen is hidden. */
export const isCapturing = (state: PeerSessionState): boolean =>
  isSharer(state) && (state.capture === 'on' || state.capture === 'hidden')

/** The picker is open to change the captured screen or window. */
export const isChanging = ({ change }: SharerState): boolean =>
  change === 'choosing' || change === 'replacing'

export const isShown = ({ capture, change }: SharerState): boolean =>
  capture === 'on' && change !== 'replacing'
