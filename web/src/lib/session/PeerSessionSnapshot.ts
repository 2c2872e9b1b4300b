import type { PeerSessionState } from 'src/domain/peerSession/state'
import type { CallPort } from 'src/lib/peer/PeerPort'

export interface LiveObjects {
  remoteStream: MediaStream | null
  mediaConnection: CallPort | null
  /** the captured screen of this side, while there is one */
  captureTrack: MediaStreamTrack | null
  /** what the sharer’s own camera sees, while it is shown */
  cameraStream: MediaStream | null
}

/** The pure state, with the live objects that belong to it (specification §3). */
export type PeerSessionSnapshot = PeerSessionState & LiveObjects
