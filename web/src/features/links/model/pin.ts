import { inFragment, isStrangeFragment } from './linkFragment'

declare const brand: unique symbol

/**
 * The key fingerprint of the link’s owner: 128 bits in base64url
 * (docs/proof.md), in the link’s fragment, which no server sees.
 */
export type Pin = string & { readonly [brand]: 'Pin' }

export const pinByteLength = 16

/** 22 characters of base64url; the last character holds only two bits. */
const pattern = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** @returns null if the text cannot be a key fingerprint */
export const parsePin = (text: unknown): Pin | null =>
  typeof text === 'string' && pattern.test(text) ? (text as Pin) : null

/**
 * After the fingerprint: the punctuation of a sentence, or characters that a
 * mail program has added.
 */
const around = /[^\w-]+$/

/**
 * Never throws.
 *
 * @param hash of a link, with the `#`
 * @returns null for a link without a key fingerprint; `damaged` if the
 * fingerprint is incomplete, or the fragment has an unknown key instead
 */
export function pinOf(hash: string): Pin | 'damaged' | null {
  const text = inFragment(hash, 'k')
  if (text === null) return isStrangeFragment(hash) ? 'damaged' : null
  const [first = ''] = text.split('&')
  return parsePin(first.replace(around, '')) ?? 'damaged'
}
