import type { CaptureSource } from 'src/domain/capture/captureSource'
import type { UserId } from 'src/domain/invite/userId'
import type { QualityPreference } from 'src/domain/picture/qualityPreference'
import type { CallMessage } from 'src/domain/wire/callProtocol'
import type { Control } from 'src/domain/wire/controlMessage'

/**
 * `establish` bounds one attempt to reach the server, `reconnect` waits before the
 * next; `call` waits before the call is placed again, `answer` bounds one attempt;
 * `path` bounds what is waited in silence for a path to the other side;
 * `farewell` is the time to come back from a reload, `give-up` from a lost network.
 */
export type TimerName =
  | 'establish'
  | 'reconnect'
  | 'call'
  | 'answer'
  | 'path'
  | 'farewell'
  | 'give-up'

/** What the shell is told to do. A command that finds nothing to act on does nothing. */
export type Command =
  | { type: 'connect-peer'; desiredId: UserId | null }
  | { type: 'destroy-peer' }
  | { type: 'remember-id'; id: UserId }
  | { type: 'remember-share'; viewerId: UserId | null }
  | {
      type: 'remember-quality-preference'
      qualityPreference: QualityPreference
    }
  | { type: 'start-timer'; name: TimerName; delayMs: number; jitter?: boolean }
  | { type: 'stop-timer'; name: TimerName }
  | { type: 'stop-all-timers' }
  | { type: 'place-call'; remoteId: UserId }
  | { type: 'answer-call'; callId: string }
  | { type: 'refuse-call'; callId: string; control: Control | null }
  /** lets picture, sound and words through, both ways (PS33) */
  | { type: 'admit-call' }
  /** `farewell` is said first; without one the call is dropped at once */
  | { type: 'close-call'; farewell?: CallMessage }
  | { type: 'restart-ice' }
  | { type: 'probe-call' }
  | { type: 'send-message'; message: CallMessage }
  | { type: 'send-control'; remoteId: UserId; control: Control }
  | { type: 'request-capture'; source?: CaptureSource }
  /** opens the picker again; what is captured stays until something else is chosen */
  | { type: 'change-capture' }
  /** puts what was chosen in the place of what it replaces, and then releases that */
  | { type: 'swap-capture' }
  | { type: 'drop-previous-capture' }
  | { type: 'stop-capture' }
  | { type: 'show-capture' }
  | { type: 'hide-capture' }
  | { type: 'apply-quality-preference'; qualityPreference: QualityPreference }
