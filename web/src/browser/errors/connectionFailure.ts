/** Errors of a single connection in PeerJS 1.5.5 (specification §8). */
export type ConnectionFailure =
  | 'negotiation-failed'
  | 'connection-closed'
  | 'not-open-yet'
  | 'message-too-big'
