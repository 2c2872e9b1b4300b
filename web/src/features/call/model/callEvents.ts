import type { UserId } from 'src/features/links'
import type { SafetyWords } from 'src/features/proof'

import type { CallMessage } from './callProtocol'
import type { Control } from './controlMessage'

export interface Asking {
  remoteId: UserId
  /**
   * whether the sender has proved that it has the link of this page (PS41);
   * null if that link has no key fingerprint
   */
  isFromLink: boolean | null
}

/** Events of signalling; `callId` distinguishes calls. */
export type SignallingEvent =
  | { type: 'peer-unavailable'; remoteId: UserId }
  | ({ type: 'call-received'; callId: string } & Asking)
  | ({ type: 'control-received'; control: Control } & Partial<Asking> &
      Pick<Asking, 'remoteId'>)

export type ControlReceived = Extract<
  SignallingEvent,
  { type: 'control-received' }
>

/** Events of the current call, in the order in which they can occur. */
export type CallEvent =
  /** the viewer has answered, but ICE has not found a path yet */
  | { type: 'call-answered' }
  /**
   * The remote stream has arrived, and the data channel is open in both
   * directions. `isResumed`: the peer has proved to be the previous participant
   * (PS32). `isVerified`: the peer has proved to be the owner or the recipient
   * of the link (PS36). `safetyWords`: two words that both people compare if
   * the peer is not verified.
   */
  | {
      type: 'call-connected'
      isResumed: boolean
      isVerified: boolean
      safetyWords?: SafetyWords | undefined
    }
  /** the peer’s proof of the link is wrong (PS36) */
  | { type: 'proof-failed' }
  /** the pages could not exchange safety words to compare (PS39) */
  | { type: 'comparison-failed' }
  /**
   * `isResumed`: the sender has proved to be the previous participant (PS32)
   */
  | { type: 'message-received'; message: CallMessage; isResumed?: boolean }
  /**
   * nothing has arrived on any path for a moment; the pages show no change yet
   */
  | { type: 'call-silent' }
  | { type: 'call-heard' }
  /** nothing has arrived for a longer time; the peer may come back */
  | { type: 'network-disconnected' }
  | { type: 'network-reconnected' }
  | { type: 'call-closed' }

export type Acquaintance = Pick<
  Extract<CallEvent, { type: 'call-connected' }>,
  'isResumed' | 'isVerified' | 'safetyWords'
>
