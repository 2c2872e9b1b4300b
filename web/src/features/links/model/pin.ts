import { inFragment, isStrangeFragment } from './linkFragment'

declare const brand: unique symbol

/**
 * A key fingerprint: 128 bits of a hash in base64url (docs/proof.md). It is in
 * the fragment of a link, which browsers do not send to servers.
 */
export type Pin = string & { readonly [brand]: 'Pin' }

export const pinByteLength = 16

/** 22 characters of base64url; the last one holds only two bits. */
const pattern = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** @returns null if the text cannot be a key fingerprint */
export const parsePin = (text: unknown): Pin | null =>
  typeof text === 'string' && pattern.test(text) ? (text as Pin) : null

/** Punctuation after a link, or what a mail program has added. */
const around = /[^\w-]+$/

/**
 * Reads the key fingerprint from a link. Never throws.
 *
 * @param hash the fragment of the link, with the `#`
 * @returns `damaged` if the fingerprint is incomplete, or there is an unknown
 * parameter in its place; null for a link without a fingerprint
 */
export function pinOf(hash: string): Pin | 'damaged' | null {
  const text = inFragment(hash, 'k')
  if (text === null) return isStrangeFragment(hash) ? 'damaged' : null
  const [first = ''] = text.split('&')
  return parsePin(first.replace(around, '')) ?? 'damaged'
}
