/** Our links have shorter fragments; the rest is not read. */
const maxHashLength = 1_024

/**
 * Total.
 *
 * @param hash as in `location.hash`
 * @returns what a link says under that key where no server reads it (RFC 9110
 * §4.2.5); null if it says nothing
 */
export function inFragment(hash: string, key: string): string | null {
  const fragment = hash.startsWith('#') ? hash.slice(1, maxHashLength) : ''
  const values = new URLSearchParams(fragment)
  // Somebody on the way may have made capitals of it.
  return values.get(key) ?? values.get(key.toUpperCase())
}
