import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { PickerDialog } from 'src/browser/pickerDialog'
import type { ScreenState, Verdict } from 'src/features/call'
import type { Surface } from 'src/features/capture'
import type { UserId } from 'src/features/links'
import type { QualityPreference } from 'src/features/picture'
import type { TwoWords } from 'src/features/proof'

import type { SessionPlan, SharerPlan, ViewerPlan } from './plan'

/** Specification §4. A session that was never opened is `closed`. */
export type ServerConnectionState =
  | 'establishing'
  | 'established'
  | 'closed'
  | 'disconnected'

/** Specification §4: see `remoteParticipantState`. */
export type RemoteParticipantState = 'idle' | 'connecting' | 'connected'

/** `hidden` keeps the capture but sends none of it. */
export type CaptureState = 'off' | 'requested' | 'on' | 'hidden'

/**
 * Why this side waits for the participant of the share: the page was closed
 * (`unload`), the call has been silent for long and ICE looks for a new path
 * (`disconnected`), or the call is gone and a new one is placed (`lost`).
 */
export type Recovery = 'none' | 'unload' | 'disconnected' | 'lost'

/**
 * The stages of a change to another surface: the viewer has asked for it, the
 * picker is open, the old capture has ended meanwhile (`replacing`), or nothing
 * else was chosen.
 */
export type Change = 'none' | 'asked' | 'choosing' | 'replacing' | 'kept'

/**
 * Something felt wrong to the sharer (PS40). What the screen returns to when they
 * say that it is fine is known: it was shown, or it was hidden before.
 */
export type Alarm = 'none' | 'was-shown' | 'was-hidden'

/**
 * Somebody whom the call has reached and who is not the participant of the share
 * that is being recovered (PS32), or has come without the link of this page
 * (PS37). Neither seen nor heard until the person on this side accepts.
 */
export interface ConnectedNewcomer
  extends Pick<SharedState, 'isVerified' | 'twoWords'> {
  remoteId: UserId
}

/**
 * Somebody who calls a viewer, who has not answered yet; a sharer is never
 * called (PS18). Without the link nobody learns that a viewer is there (PS41).
 */
export interface CallingNewcomer {
  remoteId: UserId
  callId: string
  isFromLink: boolean
}

interface Asking {
  is: 'asking'
  newcomer: ConnectedNewcomer
}

interface Live {
  is: 'live'
  /** nothing has been heard for a moment; the pages show nothing yet (PS27) */
  isSilent: boolean
}

/** The sharer's call to the viewer; docs/session.md has a diagram. */
export type SharerCall =
  /** no call is wanted, or the server is out of reach */
  | { is: 'none' }
  /** the viewer stays with somebody else until there is something to show (PS34) */
  | { is: 'given-way' }
  /** nobody has the viewer's id; `isAsked`: a knock is on its way (PS13) */
  | { is: 'absent'; isAsked: boolean }
  /** the call is placed again after that time */
  | { is: 'pausing'; forMs: number }
  /** `isAnswered`: the viewer knows of it; `knocks`: sent without one (PS13) */
  | { is: 'calling'; isAnswered: boolean; knocks: number }
  /** the person on this side is asked about the peer */
  | Asking
  | Live

/** The viewer's side of it. */
export type ViewerCall =
  | { is: 'none' }
  | { is: 'answering'; callId: string }
  | Asking
  | Live

/**
 * How a share ended, as a code of the error catalogue, or by the sharer's
 * action here; `interrupted` by a page that was closed and has come back.
 */
export type SharerOutcome =
  | 'viewer-left'
  | 'viewer-not-proved'
  | 'viewer-not-compared'
  | 'stranger-keeps-trying'
  | 'stopped'
  /** what was captured is only a part of the screen, and it may be gone */
  | 'surface-gone'
  | 'cancelled'
  | 'interrupted'
export type ViewerOutcome =
  | 'sharer-left'
  | 'sharer-stopped'
  | 'sharer-returned'
  | 'sharer-not-proved'

/**
 * What both roles know: the server, the peer, and the screen that one shows the
 * other.
 */
export interface SharedState {
  desiredId: UserId | null
  idSuffix: number
  ownId: UserId | null
  serverConnectionState: ServerConnectionState
  connectionAttemptNumber: number
  /** whether it still hears this page; it has not answered yet (PS43) */
  isServerAsked: boolean
  remoteId: UserId | null
  /**
   * both sides know of each other, but nothing gets through for a while (PS24)
   */
  lacksPath: boolean
  recovery: Recovery
  /**
   * counts the peers; a peer that proves to be the same keeps the number (PS33)
   */
  participantNumber: number
  /** the peer has proved to be the person of the link (PS36) */
  isVerified: boolean
  /** where it has not: what both sides can compare (PS37) */
  twoWords: TwoWords | undefined
  /** what is shared; null if unknown */
  surface: Surface | null
  /**
   * what is captured gives no picture for a while: its window is minimised, or
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
 * The viewer's place at a sharer's link (PS44): a page that was only loaded has
 * none, one on a second device asks for it, and a press takes it.
 */
export type Seat = 'none' | 'asking' | 'taken'

/** Captures a screen and places the call. */
export interface SharerState extends SharedState {
  plan: SharerPlan
  call: SharerCall
  callAttemptNumber: number
  /** the page that was being reloaded has answered a call (PS16) */
  hasReturned: boolean
  capture: CaptureState
  change: Change
  /** raised until the person says that it is fine, even after the share */
  alarm: Alarm
  /**
   * the viewer of a share that ended when they could not be notified (PS20,
   * PS31)
   */
  unfinishedWith: UserId | null
  /**
   * how often a comparison of two words came to nothing, since somebody was last
   * let in (PS39)
   */
  brokenOffCount: number
  /** on which a viewer of this link would like to continue (PS44) */
  secondDevice: UserId | null
  outcome: SharerOutcome | null
}

/** Answers the call and sees the screen. */
export interface ViewerState extends SharedState {
  plan: ViewerPlan
  seat: Seat
  call: ViewerCall
  /** somebody who waits for an answer to their call (PS32, PS41) */
  caller: CallingNewcomer | null
  /** callers that the viewer has rejected, the latest last (PS34) */
  turnedAway: readonly UserId[]
  /**
   * callers without the link to whom the viewer has said no, the latest last;
   * they may come back with it (PS41)
   */
  declined: readonly UserId[]
  /** what the sharer has announced about the screen */
  remoteScreen: ScreenState | null
  /** the viewer has turned on the screen’s sound (PS35) */
  isListening: boolean
  /** what the sharer chooses in; null if unknown */
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

/** A call is on its way and has not connected. */
export const isConnecting = ({ call }: PeerSessionState): boolean =>
  call.is === 'calling' || call.is === 'answering'

/** The participant of the share is not there, and both pages say so. */
export const isMissed = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean => recovery !== 'none'

/** The call was lost without a farewell (PS12). */
export const isLost = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean =>
  recovery === 'lost' || recovery === 'disconnected'

/** The share needs the server now: it is being recovered, or is silent (PS27). */
export const isUrgent = ({ call, recovery }: PeerSessionState): boolean =>
  recovery !== 'none' || (call.is === 'live' && call.isSilent)

/** A screen or a camera is captured, seen or not. */
export const isCapturing = (state: PeerSessionState): boolean =>
  isSharer(state) && (state.capture === 'on' || state.capture === 'hidden')

/** The picker is open for a change of surface. */
export const isChanging = ({ change }: SharerState): boolean =>
  change === 'choosing' || change === 'replacing'

/** There is a captured screen, and it is not hidden. */
export const isShown = ({ capture, change }: SharerState): boolean =>
  capture === 'on' && change !== 'replacing'
