import type { PeerSessionState } from 'src/domain/peerSession/state'
import type { CallPort } from 'src/lib/peer/PeerPort'

/** The pure state, with the two live objects that belong to it (specification §3). */
export interface PeerSessionSnapshot extends PeerSessionState {
  remoteStream: MediaStream | null
  mediaConnection: CallPort | null
}
