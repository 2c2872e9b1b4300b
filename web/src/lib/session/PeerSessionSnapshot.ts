import type { PeerSessionState } from 'src/domain/peerSession/state'
import type { CallPort } from 'src/lib/peer/PeerPort'

export interface LiveObjects {
  remoteStream: MediaStream | null
  mediaConnection: CallPort | null
  /** this side's captured screen, if there is one */
  captureTrack: MediaStreamTrack | null
  /** the sharer’s own camera picture, while it is shared */
  cameraStream: MediaStream | null
}

/** The pure state, with its live objects (specification §3). */
export type PeerSessionSnapshot = PeerSessionState & LiveObjects
