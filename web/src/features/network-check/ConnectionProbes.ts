import type { IceServer } from 'src/features/call/model/sortIceServers'

import type { CheckOutcome } from './model/networkCheck'

type Works = Extract<CheckOutcome, 'works' | 'silent'>

/** What can be tested without a camera and another person. */
export interface ConnectionProbes {
  /**
   * Opens a WebSocket to the signalling server with a new id; it stays open
   * until the ICE servers have been requested.
   *
   * @returns `answers` where an id is to be had, and the WebSocket does not open
   */
  signalling(): Promise<Works | 'answers'>
  /**
   * @returns the ICE servers of this installation; none if they cannot be
   * fetched
   */
  iceServers(): Promise<IceServer[]>
  /** Asks a STUN server for this computer's public address. */
  stun(server: IceServer): Promise<Works>
  /** Sends a message from this page to itself through a relay. */
  relay(server: IceServer): Promise<Exclude<CheckOutcome, 'testing' | 'absent'>>
}
