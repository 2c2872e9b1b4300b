const pattern = /^a=fingerprint:(\S+) (\S+)\s*$/gim
const anyForm = /fingerprint/gi

/**
 * The certificate fingerprint of one end of a connection (RFC 8122).
 *
 * @param sdp of that end
 * @returns `sha-256 AB:CD:…`; null if there is none, if the sections differ, or
 * if one is written in another way, because then it is unknown which one the
 * browser uses
 */
export function dtlsFingerprint(sdp: string): string | null {
  const found = Array.from(
    sdp.matchAll(pattern),
    ([, hash = '', value = '']) =>
      `${hash.toLowerCase()} ${value.toUpperCase()}`
  )
  const [only, another] = new Set(found)
  const isAll = found.length === sdp.match(anyForm)?.length
  return only && !another && isAll ? only : null
}
