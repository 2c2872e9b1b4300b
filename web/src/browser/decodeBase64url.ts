import { base64urlnopad } from '@scure/base'

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
