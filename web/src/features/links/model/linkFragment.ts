import { percentDecoded } from 'src/browser/page/encoding'

/** Later characters are ignored; fragments of our links are shorter. */
const maxHashLength = 1_024

/**
 * How often a fragment is decoded: each messenger that forwards a link may
 * percent-encode it once more.
 */
export const mostTimesEncoded = 3

/**
 * Parameters in the fragment of a link: `k` is the key fingerprint. The most
 * important comes first.
 */
const keys = ['k', 'name'] as const

type Key = (typeof keys)[number]

// Messengers may change `k` to `K`.
const valueOf = (values: URLSearchParams, key: Key): string | null =>
  values.get(key) ?? values.get(key.toUpperCase())

/** @returns the parameters of a fragment, decoded as often as necessary */
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
 * Reads a parameter from the fragment of a link. Never throws.
 *
 * @param hash as in `location.hash`; browsers never send it to a server (RFC
 * 9110 §4.2.5)
 */
export const inFragment = (hash: string, key: Key): string | null =>
  valueOf(valuesOf(hash), key)

/**
 * Whether a fragment has a parameter that our links never have. It may be the
 * rest of a key fingerprint that a messenger has damaged. Never throws.
 */
export const isStrangeFragment = (hash: string): boolean =>
  hash.startsWith('#') &&
  [...(hash === '#' ? [''] : []), ...valuesOf(hash).keys()].some(
    (key) => !keys.some((known) => known === key.toLowerCase())
  )
