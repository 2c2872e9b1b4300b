const pattern = /^a=fingerprint:(\S+) (\S+)\s*$/gim

/**
 * The fingerprint of the certificate that one end of a connection has (RFC 8122).
 *
 * @param sdp of that end
 * @returns `sha-256 AB:CD:…`; null where there is none, or not the same in every
 * section, for then nobody can say which one the browser holds to
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
