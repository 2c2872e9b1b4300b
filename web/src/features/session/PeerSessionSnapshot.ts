import type { CallPort, Signals } from 'src/features/call'

import type { PeerSessionState, RemoteParticipantState } from './model/state'

export interface LiveObjects {
  remoteStream: MediaStream | null
  mediaConnection: CallPort | null
  /** this side's captured screen, if there is one */
  captureTrack: MediaStreamTrack | null
  /** the sharer’s own camera picture, while it is shared */
  cameraStream: MediaStream | null
  /**
   * application messages over the signalling server, outside of a call; null
   * before the first connection to it
   */
  signals: Signals | null
}

/** The pure state, with its live objects (specification §3). */
export type PeerSessionSnapshot = PeerSessionState &
  LiveObjects & { remoteParticipantState: RemoteParticipantState }
