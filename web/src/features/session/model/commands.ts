import type { CaptureSource } from 'src/browser/canCapture'
import type { CallMessage, Control } from 'src/features/call'
import type { UserId } from 'src/features/links'
import type { QualityPreference } from 'src/features/picture'

/**
 * `timersOf` defines when each timer runs.
 * - `establish` limits one attempt to reach the server
 * - `reconnect` waits before the next attempt to reach the server
 * - `ask` waits before the next check of the connection to the server
 * - `server-answer` limits the wait for the server’s answer to that check
 * - `knock` waits before the next question whether the viewer is there
 * - `call` waits before the call is placed again
 * - `answer` limits one attempt to call
 * - `path` waits before a missing path to the peer is reported
 * - `farewell` waits for a page to come back from a reload
 * - `give-up` waits for a lost network to come back
 * - `device` waits for the second device to repeat its request
 */
export type TimerName =
  | 'establish'
  | 'reconnect'
  | 'ask'
  | 'server-answer'
  | 'knock'
  | 'call'
  | 'answer'
  | 'path'
  | 'farewell'
  | 'give-up'
  | 'device'

/** A command does nothing if its Peer, call or capture does not exist. */
export type Command =
  | { type: 'connect-peer'; desiredId: UserId | null }
  /** checks whether the server still receives messages of this page (PS43) */
  | { type: 'ask-server' }
  | { type: 'destroy-peer' }
  /**
   * proves that this browser owns its id, to get a new token from a server that
   * no longer accepts the old token (docs/kept-helpers.md)
   */
  | { type: 'prove-id' }
  | { type: 'remember-id'; id: UserId }
  | { type: 'remember-share'; remoteId: UserId | null }
  | {
      type: 'remember-quality-preference'
      qualityPreference: QualityPreference
    }
  | { type: 'start-timer'; name: TimerName; delayMs: number; jitter?: boolean }
  | { type: 'stop-timer'; name: TimerName }
  | { type: 'place-call'; remoteId: UserId }
  | { type: 'answer-call'; callId: string }
  | { type: 'refuse-call'; callId: string; control: Control | null }
  /** allows picture, sound and messages in both directions (PS33) */
  | { type: 'admit-call' }
  /** without a `farewell`, closes the call at once */
  | { type: 'close-call'; farewell?: CallMessage }
  | { type: 'restart-ice' }
  | { type: 'probe-call' }
  | { type: 'send-message'; message: CallMessage }
  | { type: 'send-control'; remoteId: UserId; control: Control }
  | { type: 'request-capture'; source?: CaptureSource }
  /** opens the picker; the current capture continues until a choice is made */
  | { type: 'change-capture' }
  /** sends the new capture, and then releases the old capture */
  | { type: 'swap-capture' }
  | { type: 'drop-previous-capture' }
  | { type: 'stop-capture' }
  | { type: 'show-capture' }
  | { type: 'hide-capture' }
  | { type: 'apply-quality-preference'; qualityPreference: QualityPreference }
  /** sends the screen’s sound only while the viewer plays it (PS35) */
  | { type: 'send-sound'; isHeard: boolean }
