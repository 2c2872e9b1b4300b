import { visibleText } from 'src/domain/page/visibleText'

declare const brand: unique symbol

/** What the helper is called: at most 40 characters that can be seen, on one line. */
export type HelperName = string & { readonly [brand]: 'HelperName' }

export const maxHelperNameLength = 40

/** Longer fragments are nobody's links; what is beyond is not read. */
const maxHashLength = 1_024

/**
 * @param text anything from outside: typed, kept on this device, or in a link
 * @returns what can be shown of it, or null when nothing is left
 */
export function parseHelperName(text: string): HelperName | null {
  const name = Array.from(visibleText(text))
    .slice(0, maxHelperNameLength)
    .join('')
    .trim()
  return name ? (name as HelperName) : null
}

/**
 * Reads the name from a link. It stands in the fragment, which no browser sends
 * to a server (RFC 9110, section 4.2.5). Total: nothing can make it throw.
 *
 * @param hash as in `location.hash`
 */
export function helperNameOf(hash: string): HelperName | null {
  const fragment = hash.startsWith('#') ? hash.slice(1, maxHashLength) : ''
  return parseHelperName(new URLSearchParams(fragment).get('name') ?? '')
}

/** @returns the fragment of a link, with its `#`; without a name it is empty */
export function hashOf(name: HelperName | null): string {
  return name ? `#name=${encodeURIComponent(name)}` : ''
}
