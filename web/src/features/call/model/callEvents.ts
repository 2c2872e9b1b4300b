import type { UserId } from 'src/features/links'
import type { SafetyWords } from 'src/features/proof'

import type { CallMessage } from './callProtocol'
import type { Control } from './controlMessage'

export interface Asking {
  remoteId: UserId
  /**
   * whether the sender has proved to have the link of this page (PS41); null if
   * that link has no key fingerprint
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
   * (PS32). `isVerified`: the peer has proved to be the person of the link
   * (PS36). `safetyWords`: to compare with a peer that is not verified.
   */
  | {
      type: 'call-connected'
      isResumed: boolean
      isVerified: boolean
      safetyWords?: SafetyWords | undefined
    }
  /** the peer’s proof of the link is wrong (PS36) */
  | { type: 'proof-failed' }
  /** the peers could not exchange the safety words (PS39) */
  | { type: 'comparison-failed' }
  /** `isResumed`: from the previous participant (PS32) */
  | { type: 'message-received'; message: CallMessage; isResumed?: boolean }
  /** nothing has arrived on any path for a moment; no page says so yet */
  | { type: 'call-silent' }
  | { type: 'call-heard' }
  /** the peer is silent; it may come back */
  | { type: 'network-disconnected' }
  | { type: 'network-reconnected' }
  | { type: 'call-closed' }

export type Acquaintance = Pick<
  Extract<CallEvent, { type: 'call-connected' }>,
  'isResumed' | 'isVerified' | 'safetyWords'
>
