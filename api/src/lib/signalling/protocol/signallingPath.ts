/**
 * Where PeerJS clients connect; PeerServer appends the name to its own path.
 */
export const signallingPath = '/peerjs'

/** PeerJS's default key (specification §7). */
export const signallingKey = 'peerjs'

/** Is this request target, with or without a query, the signalling path? */
export const isSignallingTarget = (target: string): boolean =>
  target === signallingPath || target.startsWith(`${signallingPath}?`)
