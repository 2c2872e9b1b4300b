import { PeerSession } from './PeerSession'

/**
 * A session of the real browser. Has no effect and fetches nothing until
 * `open`.
 */
export const createPeerSession = (): PeerSession =>
  new PeerSession(async () => (await import('./createEngine')).createEngine)
