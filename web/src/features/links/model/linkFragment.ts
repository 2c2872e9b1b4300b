import { percentDecoded } from 'src/browser/page/encoding'

/** All fragments of this product are shorter; longer text is not read. */
const maxHashLength = 1_024

/** Each messenger that forwards a link may encode it once more. */
export const mostTimesEncoded = 3

/** All keys in the fragment of our links, the most important first. */
const keys = ['k', 'name'] as const

type Key = (typeof keys)[number]

// A messenger may have changed the case of the key.
const valueOf = (values: URLSearchParams, key: Key): string | null =>
  values.get(key) ?? values.get(key.toUpperCase())

/** @returns the values of a fragment, decoded as often as it was encoded */
function valuesOf(hash: string): URLSearchParams {
  const texts = [hash.startsWith('#') ? hash.slice(1, maxHashLength) : '']
  for (let time = 0; time < mostTimesEncoded; time++) {
    texts.push(percentDecoded(texts[time] ?? ''))
  }
  const read = texts.map((text) => new URLSearchParams(text))
  const found = keys.map((key) =>
    read.find((values) => valueOf(values, key) !== null)
  )
  return found.find(Boolean) ?? new URLSearchParams(texts[0])
}

/**
 * Never throws.
 *
 * @param hash as in `location.hash`, which no server reads (RFC 9110 §4.2.5)
 */
export const inFragment = (hash: string, key: Key): string | null =>
  valueOf(valuesOf(hash), key)

/**
 * Whether a fragment has a key that our links never have: perhaps the rest of a
 * key fingerprint that was changed in transit. Never throws.
 */
export const isStrangeFragment = (hash: string): boolean =>
  hash.startsWith('#') &&
  [...(hash === '#' ? [''] : []), ...valuesOf(hash).keys()].some(
    (key) => !keys.some((known) => known === key.toLowerCase())
  )
