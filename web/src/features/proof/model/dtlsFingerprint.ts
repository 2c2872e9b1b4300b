/** RFC 8866 allows one space, but a browser may accept other whitespace. */
const pattern = /^a=fingerprint:\s*(\S+)\s+(\S+)/gim

/**
 * Reads the fingerprint of the DTLS certificate (RFC 8122) from an offer or an
 * answer.
 *
 * @param sdp from the end that has the certificate
 * @returns for example `sha-256 AB:CD:…`; null if there is none, or if media
 * sections have different ones, because the browser may use any of them
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
