import type { CallPort, Signals } from 'src/features/call'

import type { PeerSessionState, RemoteParticipantState } from './model/state'

export interface LiveObjects {
  remoteStream: MediaStream | null
  mediaConnection: CallPort | null
  /** the captured screen, on the sharer’s page */
  captureTrack: MediaStreamTrack | null
  /** the sharer’s camera, for the preview */
  cameraStream: MediaStream | null
  /** messages of features over the server; null before the engine loads */
  signals: Signals | null
}

/** The pure state and live objects, such as streams (specification §3). */
export type PeerSessionSnapshot = PeerSessionState &
  LiveObjects & { remoteParticipantState: RemoteParticipantState }
