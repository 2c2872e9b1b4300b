import type { CaptureSource } from 'src/browser/canCapture'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { Failure } from 'src/browser/errors/errorHandling'
import type {
  CallEvent,
  FarewellReason,
  SignallingEvent,
  Verdict,
} from 'src/features/call'
import type { Surface } from 'src/features/capture'
import type { UserId } from 'src/features/links'
import type { QualityPreference } from 'src/features/picture'

import type { TimerName } from './commands'
import type { SessionPlan } from './plan'

/** Values from before a reload. Most of them were stored by this tab. */
export interface Remembered {
  ownId: UserId | null
  /** the viewer of a share that a reload interrupted */
  unfinishedWith: UserId | null
  qualityPreference: QualityPreference
  /**
   * starts at random, so that a reloaded page does not repeat a number (PS29)
   */
  captureNumber: number
}

export type ServerEvent =
  | { type: 'open-requested'; plan: SessionPlan; remembered: Remembered }
  | { type: 'close-requested'; reason: FarewellReason }
  | { type: 'peer-opened'; id: UserId }
  | { type: 'peer-disconnected' }
  /** something other than this session destroyed the Peer */
  | { type: 'peer-closed' }
  | { type: 'peer-failed'; failure: Failure }
  /** the network is back, or the page is visible again */
  | { type: 'network-returned' }
  /** the server still receives messages of this page (PS43) */
  | { type: 'server-answered' }
  | { type: 'retry-requested' }

/** The answer counts only if the page still asks the same question. */
interface Answered {
  /**
   * the answered question, from `newcomerQuestion` or `deviceQuestion`;
   * undefined: whichever question is asked now
   */
  question?: string | null
}

/** Decisions about who may take part in the share (PS32, PS34). */
export type ParticipantEvent =
  | ({ type: 'newcomer-admitted' } & Answered)
  | ({ type: 'newcomer-refused' } & Answered)
  | { type: 'caller-rejected' }
  /** a click on the viewer’s page claims the viewer’s id (PS44) */
  | { type: 'viewer-id-requested' }
  /** the sharer lets the viewer continue on a second device, or refuses */
  | ({ type: 'device-admitted' } & Answered)
  | ({ type: 'device-refused' } & Answered)

/** A person’s answer to “Did it work?”, after a share (PS38). */
export interface VerdictEvent {
  type: 'verdict-given'
  verdict: Verdict
}

export type ViewerEvent =
  | { type: 'quality-preference-chosen'; qualityPreference: QualityPreference }
  | { type: 'listening-changed'; isListening: boolean }
  | { type: 'whole-screen-wanted' }

/**
 * Actions of the sharer, and changes of the capture that the browser reports.
 */
export type CaptureEvent =
  | { type: 'share-requested'; source?: CaptureSource }
  /** for the first screen, and for each change to another screen */
  | { type: 'capture-started'; surface?: Surface | null }
  | { type: 'change-requested' }
  | { type: 'sound-changed'; hasSound: boolean }
  | { type: 'picture-changed'; isEmpty: boolean }
  | { type: 'capture-cancelled' }
  | { type: 'capture-failed'; error: ErrorCode }
  | { type: 'capture-ended' }
  | { type: 'stop-requested' }
  | { type: 'hide-requested' }
  | { type: 'show-requested' }
  /** the sharer raises the alarm, because something feels wrong */
  | { type: 'alarm-raised' }
  | { type: 'alarm-ended' }

export type PeerSessionEvent =
  | ServerEvent
  | SignallingEvent
  | CallEvent
  | CaptureEvent
  | ViewerEvent
  | ParticipantEvent
  | VerdictEvent
  | { type: 'timer-due'; name: TimerName }
