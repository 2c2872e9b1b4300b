import type { IceServer, TestOutcome } from 'src/domain/network/networkCheck'

type Works = Extract<TestOutcome, 'works' | 'silent'>

/** What can be tried out without a camera and without another person. */
export interface ConnectionProbes {
  /** Opens a WebSocket to the signalling server with a new id; it stays open until ICE servers have been asked for. */
  signalling(): Promise<Works>
  /** @returns the ICE servers of this installation; none where they cannot be had */
  iceServers(): Promise<IceServer[]>
  /** Asks a STUN server how this computer is seen from outside. */
  stun(server: IceServer): Promise<Works>
  /** Sends a message from this page to itself through a relay. */
  relay(server: IceServer): Promise<Exclude<TestOutcome, 'testing' | 'absent'>>
}
