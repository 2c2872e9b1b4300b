import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { PickerDialog } from 'src/browser/pickerDialog'
import type { ScreenState, Verdict } from 'src/features/call'
import type { Surface } from 'src/features/capture'
import type { UserId } from 'src/features/links'
import type { QualityPreference } from 'src/features/picture'
import type { SafetyWords } from 'src/features/proof'

import type { SessionPlan, SharerPlan, ViewerPlan } from './plan'

/** Specification §4. A session that was never opened is `closed`. */
export type ServerConnectionState =
  | 'establishing'
  | 'established'
  | 'closed'
  | 'disconnected'

/** Specification §4: see `remoteParticipantState`. */
export type RemoteParticipantState = 'idle' | 'connecting' | 'connected'

/** `hidden` keeps the capture but sends nothing of it. */
export type CaptureState = 'off' | 'requested' | 'on' | 'hidden'

/**
 * Why this side waits for the participant of the share: the page was closed
 * (`unload`), the call has been silent for long and ICE searches for a new path
 * (`disconnected`), or the call has ended and a new one is placed (`lost`).
 */
export type Recovery = 'none' | 'unload' | 'disconnected' | 'lost'

/**
 * The stages of a change to another surface: the viewer has asked for it, the
 * picker is open, the old capture has ended meanwhile (`replacing`), or nothing
 * else was chosen.
 */
export type Change = 'none' | 'asked' | 'choosing' | 'replacing' | 'kept'

/**
 * The sharer has raised an alarm (PS40). The value says what the screen returns
 * to when it ends: it was shown or hidden before.
 */
export type Alarm = 'none' | 'was-shown' | 'was-hidden'

/**
 * A connected peer that is not the participant of the recovering share (PS32),
 * or has no link of this page (PS37). They see and hear nothing until the
 * person on this side accepts.
 */
export interface ConnectedNewcomer
  extends Pick<SharedState, 'isVerified' | 'safetyWords'> {
  remoteId: UserId
}

/**
 * A caller whom the viewer has not answered yet; a sharer is never called
 * (PS18). A caller without the link does not learn that a viewer is there
 * (PS41).
 */
export interface CallingNewcomer {
  remoteId: UserId
  callId: string
  isFromLink: boolean
}

interface Asking {
  is: 'asking'
  newcomer: ConnectedNewcomer
  /** the newcomer's network is lost; they may come back meanwhile */
  isUnheard: boolean
}

interface Live {
  is: 'live'
  /** nothing has arrived for a moment; the pages show nothing yet (PS27) */
  isSilent: boolean
}

/** The sharer's call to the viewer; docs/session.md has a diagram. */
export type SharerCall =
  /** no call is wanted, or the server is unreachable */
  | { is: 'none' }
  /** the viewer stays with somebody else until there is something to show (PS34) */
  | { is: 'given-way' }
  /**
   * nobody has the viewer's id; `isAsked`: a knock was sent and not answered
   * yet (PS13)
   */
  | { is: 'absent'; isAsked: boolean }
  /**
   * the call is placed again after that time, unless the old call, which is kept
   * while `recovery` is `disconnected`, recovers before (PS15)
   */
  | { is: 'pausing'; forMs: number; jitter?: true }
  /**
   * `isAnswered`: the viewer has received it; `knocks`: the number sent while
   * it is unanswered (PS13)
   */
  | { is: 'calling'; isAnswered: boolean; knocks: number }
  /** the peer waits until the person on this side has decided about them */
  | Asking
  | Live

/** The same call on the viewer's side. */
export type ViewerCall =
  /** nobody is here; an old call may be kept and may recover, as in `pausing` */
  { is: 'none' } | { is: 'answering'; callId: string } | Asking | Live

/**
 * How a share ended: a code of the error catalogue, or an action of the sharer
 * on this page; `interrupted` if its page was closed and has come back.
 */
export type SharerOutcome =
  | 'viewer-left'
  | 'viewer-not-proved'
  | 'viewer-not-compared'
  | 'stranger-keeps-trying'
  | 'stopped'
  /** only a part of the screen was captured, and it may have been closed */
  | 'surface-gone'
  | 'cancelled'
  | 'interrupted'
export type ViewerOutcome =
  | 'sharer-left'
  | 'sharer-stopped'
  | 'sharer-returned'
  | 'sharer-not-proved'

/** What both roles know: the server, the peer, and the shared screen. */
export interface SharedState {
  desiredId: UserId | null
  idSuffix: number
  ownId: UserId | null
  serverConnectionState: ServerConnectionState
  connectionAttemptNumber: number
  /**
   * the server was asked whether it hears this page, and has not answered yet
   * (PS43)
   */
  isServerAsked: boolean
  remoteId: UserId | null
  /**
   * both sides know of each other, but nothing gets through for a while (PS24)
   */
  isIceStuck: boolean
  recovery: Recovery
  /**
   * counts the participants; a peer that proves to be the same keeps the number
   * (PS33)
   */
  participantNumber: number
  /** the peer has proved to be the person of the link (PS36) */
  isVerified: boolean
  /** the safety words to compare with an unverified peer (PS37) */
  safetyWords: SafetyWords | undefined
  /** what is shared; null if unknown */
  surface: Surface | null
  /**
   * the capture delivers no picture for a while: its window is minimised, or
   * the screen is locked
   */
  isEmpty: boolean
  /** the screen has sound */
  hasSound: boolean
  /** the viewer's choice; known to the sharer once it has been sent */
  qualityPreference: QualityPreference
  error: ErrorCode | null
  /** the peer’s answer after the latest share (PS38) */
  verdict: Verdict | null
}

/**
 * The viewer's place at a sharer's link (PS44): a page that was merely loaded
 * has none, a page on a second device asks for it, and a click takes it.
 */
export type Seat = 'none' | 'asking' | 'taken'

/**
 * A device that asks for the viewer's place; a new object with each question, so
 * that the time to the next one starts again.
 */
export interface SecondDevice {
  remoteId: UserId
}

/** The state of the sharer, who captures a screen and places the call. */
export interface SharerState extends SharedState {
  plan: SharerPlan
  call: SharerCall
  callAttemptNumber: number
  /** how often this share gave way to another one, which the viewer kept (PS34) */
  gaveWayCount: number
  /** the reloading page has answered a call (PS16) */
  hasReturned: boolean
  capture: CaptureState
  /** the number of the latest capture, which tells one window from another */
  captureNumber: number
  change: Change
  /** raised until the person ends it, even after the share */
  alarm: Alarm
  /**
   * the viewer of a share that ended when they could not be notified (PS20,
   * PS31)
   */
  unfinishedWith: UserId | null
  /**
   * the number of failed comparisons of safety words since somebody was last
   * admitted (PS39)
   */
  brokenOffCount: number
  /** the device on which a viewer of this link wants to continue (PS44) */
  secondDevice: SecondDevice | null
  outcome: SharerOutcome | null
}

/** The state of the viewer, who answers the call and sees the screen. */
export interface ViewerState extends SharedState {
  plan: ViewerPlan
  seat: Seat
  call: ViewerCall
  /** a caller who waits for an answer (PS32, PS41) */
  caller: CallingNewcomer | null
  /**
   * callers who gave way to the current one, or to each other, until it says what
   * it shows or calls again, the latest last (PS34)
   */
  gaveWay: readonly UserId[]
  /** rejected callers, the latest last (PS34) */
  turnedAway: readonly UserId[]
  /**
   * callers without the link whom the viewer has declined, the latest last;
   * they may come back with it (PS41)
   */
  declined: readonly UserId[]
  /** the sharer's latest message about the screen */
  remoteScreen: ScreenState | null
  /** the number of the captured surface; null if unknown */
  captureNumber: number | null
  /** the viewer has turned on the screen’s sound (PS35) */
  isListening: boolean
  /** the picker that is open at the sharer; null if unknown */
  sharerDialog: PickerDialog | null
  /** the sharer was asked for the whole screen (PS29) */
  hasAsked: boolean
  outcome: ViewerOutcome | null
}

/**
 * The complete state of a session (specification §3), by the role of this page.
 * The remote stream and the media connection are live objects and are added by
 * the shell.
 */
export type PeerSessionState = SharerState | ViewerState

/** The state type for the role of a plan. */
export type StateOf<Plan extends SessionPlan> = Plan extends SharerPlan
  ? SharerState
  : ViewerState

export const isSharer = (state: PeerSessionState): state is SharerState =>
  state.plan.role === 'sharer'

/** Specification §4: the state of the other participant. */
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

/** A call is in progress and has not connected. */
export const isConnecting = ({ call }: PeerSessionState): boolean =>
  call.is === 'calling' || call.is === 'answering'

/**
 * The participant of the share is missing, and both pages show that they are
 * reconnecting.
 */
export const isReconnecting = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean => recovery !== 'none'

/** The call was lost without a farewell (PS12). */
export const isLost = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean =>
  recovery === 'lost' || recovery === 'disconnected'

/** The share needs the server now: it is recovering, or silent (PS27). */
export const isUrgent = ({ call, recovery }: PeerSessionState): boolean =>
  recovery !== 'none' || (call.is === 'live' && call.isSilent)

/** A screen or a camera is captured, whether anybody sees it or not. */
export const isCapturing = (state: PeerSessionState): boolean =>
  isSharer(state) && (state.capture === 'on' || state.capture === 'hidden')

/** The picker is open for a change of surface. */
export const isChanging = ({ change }: SharerState): boolean =>
  change === 'choosing' || change === 'replacing'

/** There is a captured screen, and it is not hidden. */
export const isShown = ({ capture, change }: SharerState): boolean =>
  capture === 'on' && change !== 'replacing'
