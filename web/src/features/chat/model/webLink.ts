import { visibleText } from 'src/browser/page/visibleText'

const longestLinkLength = 2_048

/**
 * Accepts only http and https, without a user name or password in front of the
 * host, which can disguise an address.
 *
 * @returns the whole URL as the URL standard serialises it, non-Latin hosts as
 * Punycode, so that what is shown is what is opened; null otherwise
 */
export function parseWebLink(text: string): string | null {
  if (text.length > longestLinkLength || visibleText(text) !== text.trim()) {
    return null
  }
  try {
    const { protocol, username, password, href } = new URL(text.trim())
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && !username && !password ? href : null
  } catch {
    return null
  }
}

interface LinkParts {
  before: string
  /** host, with the port if there is one */
  host: string
  after: string
}

/**
 * @param href as returned by `parseWebLink`; the parts together are the whole
 * of it
 */
export function linkParts(href: string): LinkParts {
  const { protocol, host } = new URL(href)
  const before = `${protocol}//`
  return { before, host, after: href.slice(before.length + host.length) }
}

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
