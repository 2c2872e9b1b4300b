import {
  abnormalCode,
  noStatusCode,
} from 'src/lib/signalling/protocol/protocol'

/**
 * How a client has left the server: without notice, which may be an accident;
 * from the server only, like PeerJS's `disconnect`, which keeps its calls; or
 * for good.
 */
export type Farewell = 'none' | 'disconnected' | 'left'

/** @param code of the client's close frame (docs/signalling-guard.md) */
export function farewellOf(code: number): Farewell {
  switch (code) {
    case abnormalCode:
      return 'none'
    case noStatusCode:
      return 'disconnected'
    default:
      return 'left'
  }
}
