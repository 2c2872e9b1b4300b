/** Errors of a single connection in PeerJS 1.5.5 (specification §8). */
export const connectionFailures = [
  'negotiation-failed',
  'connection-closed',
  'not-open-yet',
  'message-too-big',
] as const

export type ConnectionFailure = (typeof connectionFailures)[number]
