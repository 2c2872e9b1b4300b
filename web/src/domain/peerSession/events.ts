import type { CaptureSource } from 'src/domain/capture/captureSource'
import type { Surface } from 'src/domain/capture/surface'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import type { Failure } from 'src/domain/errors/errorHandling'
import type { UserId } from 'src/domain/invite/userId'
import type { Smoothness } from 'src/domain/picture/smoothness'
import type { CallMessage, FarewellReason } from 'src/domain/wire/callProtocol'
import type { Control } from 'src/domain/wire/controlMessage'

import type { TimerName } from './commands'
import type { SessionPlan } from './plan'

/** What this tab still knew of itself when the page opened. */
export interface Remembered {
  ownId: UserId | null
  /** the viewer of a share that a reload has interrupted */
  unfinishedWith: UserId | null
  smoothness: Smoothness
}

/** Things that happen to the connection with the signalling server. */
export type ServerEvent =
  | { type: 'open-requested'; plan: SessionPlan; remembered: Remembered }
  | { type: 'close-requested'; reason: FarewellReason }
  | { type: 'peer-opened'; id: UserId }
  | { type: 'peer-disconnected' }
  | { type: 'peer-failed'; failure: Failure }
  | { type: 'network-returned' }
  | { type: 'retry-requested' }

/** Things that happen to a call; `callId` tells one call from the next. */
export type CallEvent =
  | { type: 'peer-unavailable'; remoteId: UserId }
  | { type: 'call-received'; callId: string; remoteId: UserId }
  /** the viewer knows of the call: its answer has come, a path has not */
  | { type: 'call-answered' }
  /** `isResumed`: the other side has proved that it was there before (PS32) */
  | { type: 'call-connected'; isResumed: boolean }
  /** nothing comes on any path for a moment, while nobody is told yet */
  | { type: 'call-silent' }
  | { type: 'call-heard' }
  | { type: 'network-disconnected' }
  | { type: 'network-connected' }
  | { type: 'call-closed' }
  | { type: 'message-received'; message: CallMessage }
  | { type: 'control-received'; remoteId: UserId; control: Control }

/** Whether somebody else may take part (PS32, PS34). */
export type ParticipantEvent =
  | { type: 'newcomer-admitted' }
  | { type: 'newcomer-refused' }
  /** the viewer does not want what this caller shows */
  | { type: 'caller-turned-away' }

/** What the viewer asks of the picture. */
export type ViewerEvent =
  | { type: 'smoothness-chosen'; smoothness: Smoothness }
  | { type: 'whole-screen-wanted' }

/** Things that the sharer does, or that the browser does to the capture. */
export type CaptureEvent =
  | { type: 'share-requested'; source?: CaptureSource }
  /** the first screen, or another in its place */
  | { type: 'capture-started'; surface?: Surface | null }
  | { type: 'change-requested' }
  | { type: 'sound-changed'; hasSound: boolean }
  | { type: 'capture-cancelled' }
  | { type: 'capture-failed'; error: ErrorCode }
  | { type: 'capture-ended' }
  | { type: 'stop-requested' }
  | { type: 'hide-requested' }
  | { type: 'show-requested' }

export type PeerSessionEvent =
  | ServerEvent
  | CallEvent
  | CaptureEvent
  | ViewerEvent
  | ParticipantEvent
  | { type: 'timer-due'; name: TimerName }
