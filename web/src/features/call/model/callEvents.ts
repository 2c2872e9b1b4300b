import type { UserId } from 'src/features/links'
import type { SafetyWords } from 'src/features/proof'

import type { CallMessage } from './callProtocol'
import type { Control } from './controlMessage'

/** Somebody who calls or knocks. */
export interface Asking {
  remoteId: UserId
  /**
   * whether the sender has proved to have the link of this page (PS41); null if
   * the link has no key fingerprint
   */
  isFromLink: boolean | null
}

/** What the Peer learns over signalling; `callId` distinguishes calls. */
export type SignallingEvent =
  | { type: 'peer-unavailable'; remoteId: UserId }
  | ({ type: 'call-received'; callId: string } & Asking)
  /** a knock carries the same facts as a call */
  | ({ type: 'control-received'; control: Control } & Partial<Asking> &
      Pick<Asking, 'remoteId'>)

export type ControlReceived = Extract<
  SignallingEvent,
  { type: 'control-received' }
>

/** Events of the current call, in the order in which they can occur. */
export type CallEvent =
  /** the viewer has answered the call, but there is no path yet */
  | { type: 'call-answered' }
  /**
   * The remote stream has arrived and the data channel is open in both
   * directions. `isResumed`: the peer has proved that it is the previous
   * participant (PS32). `isVerified`: the peer has proved that it is the person
   * of the link (PS36). `safetyWords`: the safety words to compare with a peer
   * that is not verified.
   */
  | {
      type: 'call-connected'
      isResumed: boolean
      isVerified: boolean
      safetyWords?: SafetyWords | undefined
    }
  /** the peer's proof of the link is wrong (PS36) */
  | { type: 'proof-failed' }
  /**
   * the sides could not exchange the safety words by which people recognise
   * each other (PS39)
   */
  | { type: 'comparison-failed' }
  /**
   * `isResumed`: the sender has proved to be the previous participant (PS32)
   */
  | { type: 'message-received'; message: CallMessage; isResumed?: boolean }
  /**
   * nothing has arrived on any path for a moment; the pages show nothing yet
   */
  | { type: 'call-silent' }
  | { type: 'call-heard' }
  /** the peer is silent; it may come back */
  | { type: 'network-disconnected' }
  | { type: 'network-reconnected' }
  /** the call has ended for good, and this side did not close it */
  | { type: 'call-closed' }

/** What the peer has proved. */
export type Acquaintance = Pick<
  Extract<CallEvent, { type: 'call-connected' }>,
  'isResumed' | 'isVerified' | 'safetyWords'
>
