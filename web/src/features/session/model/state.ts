import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { PickerDialog } from 'src/browser/pickerDialog'
import type { ScreenState } from 'src/features/call/model/callProtocol'
import type { Verdict } from 'src/features/call/model/controlMessage'
import type { QualityPreference } from 'src/features/call/model/qualityPreference'
import type { Surface } from 'src/features/capture/model/surface'
import type { UserId } from 'src/features/links/model/userId'
import type { TwoWords } from 'src/features/proof/model/twoWords'

import type { SessionPlan, SharerPlan, ViewerPlan } from './plan'

/** Specification §4. A session that was never opened is `closed`. */
export type ServerConnectionState =
  | 'establishing'
  | 'established'
  | 'closed'
  | 'disconnected'

/** Specification §4. */
export type RemoteParticipantState = 'idle' | 'connecting' | 'connected'

/** `hidden` keeps the capture but sends none of it. */
export type CaptureState = 'off' | 'requested' | 'on' | 'hidden'

/**
 * Why this side waits for the peer: nothing has been heard for a moment, and
 * the pages show nothing yet (`silent`), its page was closed (`unload`), the
 * call is silent for longer and ICE looks for a new path (`disconnected`), or the
 * call is gone and a new one is placed (`lost`).
 */
export type Recovery = 'none' | 'silent' | 'unload' | 'disconnected' | 'lost'

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
 * Why the sharer's call is not placed for now: nobody has the viewer's id,
 * or the call has no answer and a knock asks who is there (PS13), or the viewer stays with somebody else until there is something to
 * show (PS34).
 */
export type Deferral = 'none' | 'absent' | 'gave-way'

/**
 * Somebody who is not the participant of the share that is being recovered
 * (PS32), or has come without the link of this page (PS37, PS41).
 */
interface Newcomer<CallId> {
  remoteId: UserId
  callId: CallId
}

/** The current call has connected with them. */
export type ConnectedNewcomer = Newcomer<null> &
  Pick<SharedState, 'isVerified' | 'twoWords'>

/**
 * They call a viewer, who has not answered yet; a sharer is never called
 * (PS18). Without the link nobody is told that a viewer is there (PS41).
 */
export type CallingNewcomer = Newcomer<string> & { isFromLink: boolean }

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
  remoteParticipantState: RemoteParticipantState
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
  callAttemptNumber: number
  deferral: Deferral
  /** neither seen nor heard until the person on this side accepts (PS32) */
  newcomer: ConnectedNewcomer | null
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
  /** neither seen nor heard until the person on this side accepts (PS32) */
  newcomer: ConnectedNewcomer | CallingNewcomer | null
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

/** The peer is not there, and both pages say so. */
export const isMissed = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean =>
  recovery !== 'none' && recovery !== 'silent'

/** There is a captured screen, and it is not hidden. */
export const isShown = ({ capture, change }: SharerState): boolean =>
  capture === 'on' && change !== 'replacing'
