import { inFragment, isStrangeFragment } from './linkFragment'

declare const brand: unique symbol

/**
 * Names the key of whoever has made a link: 128 bits in base64url
 * (docs/proof.md). It is in the link's fragment, which no server sees.
 */
export type Pin = string & { readonly [brand]: 'Pin' }

export const pinByteLength = 16

/** The last of 22 letters carries two bits only. */
const pattern = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** @returns the pin, or null if the text cannot be one */
export const parsePin = (text: unknown): Pin | null =>
  typeof text === 'string' && pattern.test(text) ? (text as Pin) : null

/** Of a sentence around the link, or what a mail has put around it. */
const around = /[^\w-]+$/

/**
 * Total.
 *
 * @param hash of a link, with the `#`
 * @returns null for a link without a pin, `damaged` for one that has lost a part
 * of it on its way, or whose fragment says something else
 */
export function pinOf(hash: string): Pin | 'damaged' | null {
  const text = inFragment(hash, 'k')
  if (text === null) return isStrangeFragment(hash) ? 'damaged' : null
  const [first = ''] = text.split('&')
  return parsePin(first.replace(around, '')) ?? 'damaged'
}
