import { abnormalCode, noStatusCode } from 'src/lib/signalling/protocol'

/**
 * How a client has left. `none`: without a close frame, perhaps by accident.
 * `disconnected`: only from the server, so its calls continue (PeerJS's
 * `disconnect`). `left`: for good.
 */
export type Farewell = 'none' | 'disconnected' | 'left'

/** @param code status of the client's close frame (docs/signalling-guard.md) */
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
