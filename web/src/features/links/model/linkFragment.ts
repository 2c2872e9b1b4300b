import { percentDecoded } from 'src/browser/page/encoding'

/** All fragments of this product are shorter; the rest is not read. */
const maxHashLength = 1_024

/**
 * How many times a fragment or an address is decoded. A link that is forwarded
 * may be encoded again by each messenger.
 */
export const mostTimesEncoded = 3

/** All keys that the fragment of our links can have, in order of importance. */
const keys = ['k', 'name'] as const

type Key = (typeof keys)[number]

// Also reads capital letters, because a messenger may have changed the case.
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
 * @param hash as in `location.hash`
 * @returns the value of that key in the fragment, which no server reads (RFC
 * 9110 §4.2.5); null without one
 */
export const inFragment = (hash: string, key: Key): string | null =>
  valueOf(valuesOf(hash), key)

/**
 * Never throws.
 *
 * @returns whether a fragment has a key that our links never have; it may be
 * the remains of a key fingerprint that was changed in transit
 */
export const isStrangeFragment = (hash: string): boolean =>
  hash.startsWith('#') &&
  [...(hash === '#' ? [''] : []), ...valuesOf(hash).keys()].some(
    (key) => !keys.some((known) => known === key.toLowerCase())
  )
