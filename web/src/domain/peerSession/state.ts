import type { Surface } from 'src/domain/capture/surface'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import type { UserId } from 'src/domain/invite/userId'
import {
  type QualityPreference,
  usualQualityPreference,
} from 'src/domain/picture/qualityPreference'
import type { ScreenState } from 'src/domain/wire/callProtocol'

import type { SessionPlan } from './plan'

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
 * On the way to showing something else: the viewer has asked for it, the picker
 * is open, what was shown has ended meanwhile (`replacing`), or nothing else was
 * chosen. A viewer has only asked, or not.
 */
export type Change = 'none' | 'asked' | 'choosing' | 'replacing' | 'kept'

/**
 * Why the sharer's call is not placed for now: nobody has the viewer's id
 * (PS13), or the viewer goes on with somebody else until there is something to
 * show (PS34).
 */
export type Deferral = 'none' | 'absent' | 'gave-way'

/**
 * Somebody who is not the participant of the share that is being recovered
 * (PS32). `callId` is that of a call which is not answered yet; null where the
 * present call has connected with somebody else.
 */
export interface Newcomer {
  remoteId: UserId
  callId: string | null
}

/** How a share ended, in the codes of the error catalogue, or by what the sharer did here. */
export type Outcome =
  | 'sharer-left'
  | 'sharer-stopped'
  | 'viewer-left'
  | 'stopped'
  | 'cancelled'

/**
 * All that is known of a session (specification §3). The remote stream and the
 * media connection are live objects and are added by the shell.
 */
export interface PeerSessionState {
  plan: SessionPlan
  desiredId: UserId | null
  idSuffix: number
  ownId: UserId | null
  serverConnectionState: ServerConnectionState
  connectionAttemptNumber: number
  remoteParticipantState: RemoteParticipantState
  remoteId: UserId | null
  callAttemptNumber: number
  deferral: Deferral
  /** both sides know of each other, but nothing gets through for a while (PS24) */
  lacksPath: boolean
  recovery: Recovery
  /** neither seen nor heard until the person on this side says yes (PS32) */
  newcomer: Newcomer | null
  /** counts the people on the other side; one who proves to be the same keeps the number (PS33) */
  participantNumber: number
  /** whom the viewer does not want to hear of again, the latest last (PS34) */
  turnedAway: readonly UserId[]
  capture: CaptureState
  remoteScreen: ScreenState | null
  /** what is captured here, or shared by the other side; null is not known */
  surface: Surface | null
  change: Change
  /** the screen that is captured here, or shared by the other side, has a sound */
  hasSound: boolean
  /** what the viewer has chosen; the sharer knows it once it was told */
  qualityPreference: QualityPreference
  unfinishedWith: UserId | null
  outcome: Outcome | null
  error: ErrorCode | null
}

/** The state before anything has happened. */
export function initialState(plan: SessionPlan): PeerSessionState {
  return {
    plan,
    desiredId: null,
    idSuffix: 1,
    ownId: null,
    serverConnectionState: 'closed',
    connectionAttemptNumber: 0,
    remoteParticipantState: 'idle',
    remoteId: null,
    callAttemptNumber: 0,
    deferral: 'none',
    lacksPath: false,
    recovery: 'none',
    newcomer: null,
    participantNumber: 0,
    turnedAway: [],
    capture: 'off',
    remoteScreen: null,
    surface: null,
    change: 'none',
    hasSound: false,
    qualityPreference: usualQualityPreference,
    unfinishedWith: null,
    outcome: null,
    error: null,
  }
}

/** The other side is not there, and both pages say so. */
export const isMissed = ({ recovery }: PeerSessionState): boolean =>
  recovery !== 'none' && recovery !== 'silent'

/** There is a captured screen, and it is to be seen. */
export const isShown = ({ capture, change }: PeerSessionState): boolean =>
  capture === 'on' && change !== 'replacing'
