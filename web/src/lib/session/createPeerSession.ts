import { PeerSession } from './PeerSession'

/** A session of the real browser. Touches and fetches nothing until `open`. */
export const createPeerSession = (): PeerSession =>
  new PeerSession(async () => (await import('./createEngine')).createEngine)
