import { hexOf } from './hexOf'

const tokenBytes = 16

/**
 * The characters of `newToken`; PeerJS puts it into a query string unescaped.
 */
export const tokenPattern = /^[0-9a-f]{32}$/

/**
 * The secret by which the signalling server recognises a Peer: 128 bits from
 * the cryptographic source. PeerJS’s own comes from `Math.random()`.
 */
export function newToken(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(tokenBytes)))
}
