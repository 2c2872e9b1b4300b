import { visibleText } from 'src/browser/page/visibleText'

import { inFragment } from './linkFragment'

declare const brand: unique symbol

/** A name that can be shown: one line of at most 40 visible characters. */
export type HelperName = string & { readonly [brand]: 'HelperName' }

export const maxHelperNameLength = 40

/**
 * @param text untrusted: typed, from storage, or from a link
 * @returns null if the text has no visible characters
 */
export function parseHelperName(text: string): HelperName | null {
  const name = Array.from(visibleText(text))
    .slice(0, maxHelperNameLength)
    .join('')
    .trim()
  return name ? (name as HelperName) : null
}

/**
 * Reads the helper's name from a link. It is in the fragment, which browsers do
 * not send to the server (RFC 9110 §4.2.5). Never throws.
 *
 * @param hash as in `location.hash`
 */
export function helperNameOf(hash: string): HelperName | null {
  return parseHelperName(inFragment(hash, 'name') ?? '')
}
