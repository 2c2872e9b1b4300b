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

/** In `hidden`, the capture continues, but nothing of it is sent. */
export type CaptureState = 'off' | 'requested' | 'on' | 'hidden'

/**
 * Why this side waits for the participant of the share: the participant's page
 * was closed (`unload`), the call has been silent for long and ICE searches for
 * a new path (`disconnected`), or the call has ended and a new one is placed
 * (`lost`).
 */
export type Recovery = 'none' | 'unload' | 'disconnected' | 'lost'

/**
 * The stages of a change to another surface: the viewer has asked for it, the
 * picker is open, the old capture has ended while it is open (`replacing`), or
 * no other surface was chosen (`kept`).
 */
export type Change = 'none' | 'asked' | 'choosing' | 'replacing' | 'kept'

/**
 * Whether the sharer has raised an alarm (PS40). The value also says whether
 * the screen was shown or hidden before; the end of the alarm restores that.
 */
export type Alarm = 'none' | 'was-shown' | 'was-hidden'

/**
 * A connected peer that is not the participant of the recovering share (PS32),
 * or does not have this sharer's own link (PS37). It sees and hears nothing
 * until the person on this side accepts.
 */
export interface ConnectedNewcomer
  extends Pick<SharedState, 'isVerified' | 'safetyWords'> {
  remoteId: UserId
}

/**
 * A caller whom the viewer has not answered yet; a sharer is never called
 * (PS18). A caller without the link gets no answer, so it does not learn that a
 * viewer is there (PS41).
 */
export interface CallingNewcomer {
  remoteId: UserId
  callId: string
  isFromLink: boolean
}

interface Asking {
  is: 'asking'
  newcomer: ConnectedNewcomer
  /** the newcomer's network is lost, but the call may still recover */
  isUnheard: boolean
}

interface Live {
  is: 'live'
  /**
   * nothing has arrived for a moment, but the pages show no change yet (PS27)
   */
  isSilent: boolean
}

/** The sharer's call to the viewer; docs/session.md has a diagram. */
export type SharerCall =
  /** no call is wanted, or the server is unreachable */
  | { is: 'none' }
  /**
   * the viewer stays with another sharer until this one has something to show
   * (PS34)
   */
  | { is: 'given-way' }
  /**
   * the viewer's id is not connected to the server; `isAsked`: a knock was sent
   * and not answered yet (PS13)
   */
  | { is: 'absent'; isAsked: boolean }
  /**
   * the call is placed again after `forMs`; while `recovery` is `disconnected`,
   * the old call is kept, and may recover before that (PS15)
   */
  | { is: 'pausing'; forMs: number; jitter?: true }
  /**
   * `isAnswered`: the viewer has received the call; `knocks`: how many were
   * sent while it was unanswered (PS13)
   */
  | { is: 'calling'; isAnswered: boolean; knocks: number }
  /** the peer waits for the decision of the person on this side */
  | Asking
  | Live

/** The same call on the viewer's side. */
export type ViewerCall =
  /**
   * no peer is connected; an old call may be kept and may recover, as in
   * `pausing`
   */
  { is: 'none' } | { is: 'answering'; callId: string } | Asking | Live

/**
 * How a share ended: a code of the error catalogue, or an action of the sharer
 * on this page. `interrupted`: this page was closed during the share and opened
 * again.
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
   * both sides know of the call, but ICE has found no path for a while (PS24)
   */
  isIceStuck: boolean
  recovery: Recovery
  /**
   * counts the participants; a peer that proves to be the same keeps the number
   * (PS33)
   */
  participantNumber: number
  /** the peer has proved that it is the owner of the link (PS36) */
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
  /**
   * the viewer's choice; the sharer knows it only after the viewer's message
   */
  qualityPreference: QualityPreference
  error: ErrorCode | null
  /** the peer’s answer after the latest share (PS38) */
  verdict: Verdict | null
}

/**
 * Whether this page has the viewer's id at a sharer's link (PS44). A page that
 * was merely loaded does not have it (`none`). A click claims it (`held`). If
 * another device has it, this page asks the sharer whether it may take over the
 * id (`asking`).
 */
export type ViewerIdClaim = 'none' | 'asking' | 'held'

/**
 * A device that asks to take over the viewer's id. Each request creates a new
 * object, which restarts the timer for the next request.
 */
export interface SecondDevice {
  remoteId: UserId
}

/** The state of the sharer, who captures a screen and places the call. */
export interface SharerState extends SharedState {
  plan: SharerPlan
  call: SharerCall
  callAttemptNumber: number
  /** how often this sharer gave way to another one (PS34) */
  gaveWayCount: number
  /** the reloading page has answered a call (PS16) */
  hasReturned: boolean
  capture: CaptureState
  /** the number of the latest capture, which tells one window from another */
  captureNumber: number
  change: Change
  /** stays raised until the sharer ends it, even after the share */
  alarm: Alarm
  /**
   * the viewer of a share whose end could not be reported to them (PS20, PS31)
   */
  unfinishedWith: UserId | null
  /**
   * the number of failed comparisons of safety words since somebody was last
   * admitted (PS39)
   */
  brokenOffCount: number
  /** the device on which a viewer of this link asks to continue (PS44) */
  secondDevice: SecondDevice | null
  outcome: SharerOutcome | null
}

/** The state of the viewer, who answers the call and sees the screen. */
export interface ViewerState extends SharedState {
  plan: ViewerPlan
  viewerIdClaim: ViewerIdClaim
  call: ViewerCall
  /** a caller who waits for an answer (PS32, PS41) */
  caller: CallingNewcomer | null
  /**
   * callers who had to give way, the latest last; cleared when the current
   * caller reports its screen or calls again (PS34)
   */
  gaveWay: readonly UserId[]
  /**
   * callers whom the viewer has rejected after their call was answered, the
   * latest last (PS34)
   */
  rejected: readonly UserId[]
  /**
   * callers without the link whom the viewer has rejected before an answer, the
   * latest last; they may still call with the link (PS41)
   */
  declined: readonly UserId[]
  /** the sharer's latest message about the screen */
  remoteScreen: ScreenState | null
  /** the number of the captured surface; null if unknown */
  captureNumber: number | null
  /** the viewer has turned on the screen’s sound (PS35) */
  isListening: boolean
  /** the kind of picker that is open on the sharer's page; null if unknown */
  sharerDialog: PickerDialog | null
  /** the sharer was asked for the whole screen (PS29) */
  hasAsked: boolean
  outcome: ViewerOutcome | null
}

/**
 * The complete state of a session (specification §3), by the role of this page.
 * The remote stream and the media connection are live objects, which the shell
 * adds.
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
 * The participant of the share is not connected, and both pages show that they
 * are reconnecting.
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
 * The share is recovering or its call is silent, so the server is needed now
 * (PS27).
 */
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
