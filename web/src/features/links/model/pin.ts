import { inFragment, isStrangeFragment } from './linkFragment'

declare const brand: unique symbol

/**
 * A key fingerprint: 128 bits in base64url (docs/proof.md), in the link’s
 * fragment, which no server sees.
 */
export type Pin = string & { readonly [brand]: 'Pin' }

export const pinByteLength = 16

/** 22 characters of base64url; the last character holds only two bits. */
const pattern = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** @returns null if the text cannot be a key fingerprint */
export const parsePin = (text: unknown): Pin | null =>
  typeof text === 'string' && pattern.test(text) ? (text as Pin) : null

/** Punctuation of a sentence, or characters that a mail program has added. */
const around = /[^\w-]+$/

/**
 * Never throws.
 *
 * @param hash of a link, with the `#`
 * @returns `damaged` if the fingerprint is incomplete, or the fragment has an
 * unknown key instead; null for a link without a fingerprint
 */
export function pinOf(hash: string): Pin | 'damaged' | null {
  const text = inFragment(hash, 'k')
  if (text === null) return isStrangeFragment(hash) ? 'damaged' : null
  const [first = ''] = text.split('&')
  return parsePin(first.replace(around, '')) ?? 'damaged'
}
