import { parseWebLink } from './webLink'

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/**
 * @param text an address as typed, with or without `https://`
 * @returns the link it means, or null
 */
export function typedLink(text: string): string | null {
  const typed = text.trim()
  if (hasScheme.test(typed)) return parseWebLink(typed)
  const link = parseWebLink(`https://${typed}`)
  return link && isName(new URL(link).hostname) ? link : null
}

/** A single word is not an address. */
const isName = (host: string): boolean => host.includes('.')
