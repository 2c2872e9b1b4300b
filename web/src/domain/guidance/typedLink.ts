import { parseWebLink } from './webLink'

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/**
 * @param text as a person types an address, with or without `https://`
 * @returns the link that is meant, or null where none can be offered
 */
export function typedLink(text: string): string | null {
  const typed = text.trim()
  if (hasScheme.test(typed)) return parseWebLink(typed)
  const link = parseWebLink(`https://${typed}`)
  return link && isName(new URL(link).hostname) ? link : null
}

/** A word alone is no address. */
const isName = (host: string): boolean => host.includes('.')
