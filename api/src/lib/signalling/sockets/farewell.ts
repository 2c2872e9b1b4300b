import {
  abnormalCode,
  noStatusCode,
} from 'src/lib/signalling/protocol/closeCodes'

/**
 * How a client has parted from the server: without a word, which may be an
 * accident; from the server alone, as PeerJS's `disconnect` does, which leaves
 * calls as they are; or for good.
 */
export type Farewell = 'none' | 'disconnected' | 'left'

/** @param code of the close frame that the client has sent (decision 56) */
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
