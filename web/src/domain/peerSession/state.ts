import type { Surface } from 'src/domain/capture/surface'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import type { UserId } from 'src/domain/invite/userId'
import type { QualityPreference } from 'src/domain/picture/qualityPreference'
import type { ScreenState } from 'src/domain/wire/callProtocol'

import type { SessionPlan, SharerPlan, ViewerPlan } from './plan'

/** Specification §4. A session that was never opened is `closed`. */
export type ServerConnectionState =
  | 'establishing'
  | 'established'
  | 'closed'
  | 'disconnected'

/** Specification §4. */
export type RemoteParticipantState = 'idle' | 'connecting' | 'connected'

/** `hidden` keeps the capture but sends nothing of it. */
export type CaptureState = 'off' | 'requested' | 'on' | 'hidden'

/**
 * Why the other side is being waited for: nothing is heard for a moment, and
 * nobody is told yet (`silent`), its page went away (`unload`), the call is
 * silent for longer and ICE looks for a new path (`healing`), or the call is
 * gone and a new one is placed (`lost`).
 */
export type Recovery = 'none' | 'silent' | 'unload' | 'healing' | 'lost'

/**
 * On the sharer's way to showing something else: the viewer has asked for it,
 * the picker is open, what was shown has ended meanwhile (`replacing`), or
 * nothing else was chosen.
 */
export type Change = 'none' | 'asked' | 'choosing' | 'replacing' | 'kept'

/**
 * Why the sharer's call is not placed for now: nobody has the viewer's id
 * (PS13), or the viewer goes on with somebody else until there is something to
 * show (PS34).
 */
export type Deferral = 'none' | 'absent' | 'gave-way'

/** Somebody who is not the participant of the share that is being recovered (PS32). */
interface Newcomer<CallId> {
  remoteId: UserId
  callId: CallId
}

/** The present call has connected with them. */
export type ConnectedNewcomer = Newcomer<null>

/** They call a viewer, who has not answered yet; a sharer is never called (PS18). */
export type CallingNewcomer = Newcomer<string>

/** How a share ended, in the codes of the error catalogue, or by what the sharer did here. */
export type SharerOutcome = 'viewer-left' | 'stopped' | 'cancelled'
export type ViewerOutcome = 'sharer-left' | 'sharer-stopped'

/** What both roles know alike: the server, the other side, and the screen that one shows the other. */
export interface SharedState {
  desiredId: UserId | null
  idSuffix: number
  ownId: UserId | null
  serverConnectionState: ServerConnectionState
  connectionAttemptNumber: number
  remoteParticipantState: RemoteParticipantState
  remoteId: UserId | null
  /** both sides know of each other, but nothing gets through for a while (PS24) */
  lacksPath: boolean
  recovery: Recovery
  /** counts the people on the other side; one who proves to be the same keeps the number (PS33) */
  participantNumber: number
  /** what is shown; null is not known */
  surface: Surface | null
  /** the screen has a sound */
  hasSound: boolean
  /** what the viewer has chosen; the sharer knows it once it was told */
  qualityPreference: QualityPreference
  error: ErrorCode | null
}

/** Captures a screen and places the call. */
export interface SharerState extends SharedState {
  plan: SharerPlan
  callAttemptNumber: number
  deferral: Deferral
  /** neither seen nor heard until the person on this side says yes (PS32) */
  newcomer: ConnectedNewcomer | null
  capture: CaptureState
  change: Change
  /** the viewer of a share that ended where nobody could tell them (PS20, PS31) */
  unfinishedWith: UserId | null
  outcome: SharerOutcome | null
}

/** Answers the call and sees the screen. */
export interface ViewerState extends SharedState {
  plan: ViewerPlan
  /** neither seen nor heard until the person on this side says yes (PS32) */
  newcomer: ConnectedNewcomer | CallingNewcomer | null
  /** whom the viewer does not want to hear of again, the latest last (PS34) */
  turnedAway: readonly UserId[]
  /** what the sharer has said of the screen */
  remoteScreen: ScreenState | null
  /** the sharer was asked to show all of the screen (PS29) */
  hasAsked: boolean
  outcome: ViewerOutcome | null
}

/**
 * All that is known of a session (specification §3), by the role of this page.
 * The remote stream and the media connection are live objects and are added by
 * the shell.
 */
export type PeerSessionState = SharerState | ViewerState

/** The state of the role that a plan gives. */
export type StateOf<Plan extends SessionPlan> = Plan extends SharerPlan
  ? SharerState
  : ViewerState

export const isSharer = (state: PeerSessionState): state is SharerState =>
  state.plan.role === 'sharer'

/** The other side is not there, and both pages say so. */
export const isMissed = ({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): boolean =>
  recovery !== 'none' && recovery !== 'silent'

/** There is a captured screen, and it is to be seen. */
export const isShown = ({ capture, change }: SharerState): boolean =>
  capture === 'on' && change !== 'replacing'
