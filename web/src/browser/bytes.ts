import { base64urlnopad } from '@scure/base'

/** @returns two hexadecimal digits for each byte, in lower case */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Compares four bytes at a time, because a frame has millions.
 *
 * @param one starts at the beginning of its buffer, as does `other`
 */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.byteLength !== other.byteLength) return false
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  for (let at = 0; at < words.length; at++) {
    if (words[at] !== otherWords[at]) return false
  }
  for (let at = words.byteLength; at < one.byteLength; at++) {
    if (one[at] !== other[at]) return false
  }
  return true
}

const wordsOf = ({ buffer, byteLength }: Uint8Array) =>
  new Uint32Array(buffer, 0, Math.floor(byteLength / 4))

const tokenBytes = 16

/**
 * Hexadecimal digits, because PeerJS puts the token into a query string
 * unescaped.
 */
export const tokenPattern = /^[0-9a-f]{32}$/

/**
 * The secret by which the signalling server recognises a Peer: 128 random bits.
 * PeerJS would take its token from `Math.random()`.
 */
export function newToken(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(tokenBytes)))
}

/**
 * Never throws.
 *
 * @returns the bytes; null if the text is not base64url (RFC 4648 §5)
 */
export function decodeBase64url(text: string): Uint8Array | null {
  try {
    return base64urlnopad.decode(text)
  } catch {
    return null
  }
}
