import { percentDecoded } from 'src/browser/page/percentDecoded'

/** Our links have shorter fragments; the rest is not read. */
const maxHashLength = 1_024

/** Each messenger on the way may encode what the one before has encoded. */
const mostTimesEncoded = 3

/** All that a link of ours can say there, in the order in which it matters. */
const keys = ['k', 'name'] as const

type Key = (typeof keys)[number]

// Somebody on the way may have made capitals of it.
const valueOf = (values: URLSearchParams, key: Key): string | null =>
  values.get(key) ?? values.get(key.toUpperCase())

/** @returns what a fragment says, whole and as often decoded as it was encoded */
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
 * Total.
 *
 * @param hash as in `location.hash`
 * @returns what a link says under that key where no server reads it (RFC 9110
 * §4.2.5); null if it says nothing
 */
export const inFragment = (hash: string, key: Key): string | null =>
  valueOf(valuesOf(hash), key)

/**
 * Total.
 *
 * @returns whether a fragment says something that no link of ours does: it may be
 * a pin that was changed on its way
 */
export const isStrangeFragment = (hash: string): boolean =>
  hash.startsWith('#') &&
  [...(hash === '#' ? [''] : []), ...valuesOf(hash).keys()].some(
    (key) => !keys.some((known) => known === key.toLowerCase())
  )
