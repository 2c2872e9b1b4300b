import type { ErrorCode } from 'src/domain/errorCode'
import type { PeerFailure } from 'src/domain/peerFailure'

/** What an error of the Peer means for the session (specification §8). */
export type PeerErrorMeaning =
  | { kind: 'disconnected' }
  | { kind: 'id-unavailable' }
  | { kind: 'peer-unavailable' }
  | { kind: 'fatal'; error: ErrorCode }
  /** one call failed to negotiate: its own timer and events decide */
  | { kind: 'of-a-call' }

const meanings: Record<PeerFailure, PeerErrorMeaning> = {
  'browser-incompatible': { kind: 'fatal', error: 'browser-unsupported' },
  disconnected: { kind: 'disconnected' },
  'invalid-id': { kind: 'fatal', error: 'unknown' },
  'invalid-key': { kind: 'fatal', error: 'unknown' },
  network: { kind: 'disconnected' },
  'peer-unavailable': { kind: 'peer-unavailable' },
  'ssl-unavailable': { kind: 'fatal', error: 'network' },
  'server-error': { kind: 'disconnected' },
  'socket-error': { kind: 'disconnected' },
  'socket-closed': { kind: 'disconnected' },
  'unavailable-id': { kind: 'id-unavailable' },
  webrtc: { kind: 'of-a-call' },
}

/** Total: a type that PeerJS may learn one day is fatal and `unknown`. */
export function meaningOfPeerError(type: string): PeerErrorMeaning {
  return Object.keys(meanings).includes(type)
    ? meanings[type as PeerFailure]
    : { kind: 'fatal', error: 'unknown' }
}
