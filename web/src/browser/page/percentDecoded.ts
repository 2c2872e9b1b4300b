/**
 * Total.
 *
 * @returns the text without its percent-encoding (RFC 3986 §2.1), or as it was if
 * that is broken
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
