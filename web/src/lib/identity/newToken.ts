const tokenBytes = 16

/** What `newToken` makes; PeerJS puts it into a query string as it is. */
export const tokenPattern = /^[0-9a-f]{32}$/

/**
 * The secret by which the signalling server knows a Peer again: 128 bits from
 * the cryptographic source. PeerJS’s own comes from `Math.random()`.
 */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(tokenBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    ''
  )
}
