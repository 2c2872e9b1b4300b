import { inFragment, isStrangeFragment } from './linkFragment'

declare const brand: unique symbol

/**
 * Identifies the key of the link's owner: 128 bits in base64url
 * (docs/proof.md). It is in the link's fragment, which no server sees.
 */
export type Pin = string & { readonly [brand]: 'Pin' }

export const pinByteLength = 16

/**
 * 22 characters of base64url. The last one holds only two bits, so only four
 * characters are valid there.
 */
const pattern = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** @returns the key fingerprint, or null if the text cannot be one */
export const parsePin = (text: unknown): Pin | null =>
  typeof text === 'string' && pattern.test(text) ? (text as Pin) : null

/**
 * Characters after the fingerprint: the punctuation of a sentence, or what a
 * mail program has added.
 */
const around = /[^\w-]+$/

/**
 * Never throws.
 *
 * @param hash of a link, with the `#`
 * @returns null for a link without a key fingerprint; `damaged` if the
 * fingerprint is incomplete, or the fragment contains something unknown instead
 */
export function pinOf(hash: string): Pin | 'damaged' | null {
  const text = inFragment(hash, 'k')
  if (text === null) return isStrangeFragment(hash) ? 'damaged' : null
  const [first = ''] = text.split('&')
  return parsePin(first.replace(around, '')) ?? 'damaged'
}
