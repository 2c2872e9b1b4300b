/** RFC 8866 allows one space, but a browser may accept other whitespace. */
const pattern = /^a=fingerprint:\s*(\S+)\s+(\S+)/gim

/**
 * The certificate fingerprint of one end of a connection (RFC 8122).
 *
 * @param sdp of that end
 * @returns `sha-256 AB:CD:…`; null if there is none, or if the media sections
 * differ, because the browser may use any of them
 */
export function dtlsFingerprint(sdp: string): string | null {
  const found = new Set(
    Array.from(
      sdp.matchAll(pattern),
      ([, hash = '', value = '']) =>
        `${hash.toLowerCase()} ${value.toUpperCase()}`
    )
  )
  const [only, another] = found
  return only && !another ? only : null
}
