import { visibleText } from 'src/browser/page/visibleText'

import { inFragment } from './linkFragment'

declare const brand: unique symbol

/** At most 40 visible characters, on one line. */
export type HelperName = string & { readonly [brand]: 'HelperName' }

export const maxHelperNameLength = 40

/**
 * @param text untrusted: typed, stored on this device, or from a link
 * @returns null if nothing of the text can be displayed
 */
export function parseHelperName(text: string): HelperName | null {
  const name = Array.from(visibleText(text))
    .slice(0, maxHelperNameLength)
    .join('')
    .trim()
  return name ? (name as HelperName) : null
}

/**
 * Browsers do not send the fragment to the server (RFC 9110 §4.2.5). Never
 * throws.
 *
 * @param hash as in `location.hash`
 */
export function helperNameOf(hash: string): HelperName | null {
  return parseHelperName(inFragment(hash, 'name') ?? '')
}
