/**
 * Never throws.
 *
 * @returns the text unchanged if its percent-encoding (RFC 3986 §2.1) is
 *   malformed
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** @returns text for an element or for an attribute in double quotes */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
