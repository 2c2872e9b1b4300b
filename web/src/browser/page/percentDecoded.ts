/**
 * Never throws.
 *
 * @returns the text without its percent-encoding (RFC 3986 §2.1), or unchanged
 * if that is malformed
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
