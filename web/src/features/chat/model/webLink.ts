import { visibleText } from 'src/browser/page/visibleText'

const longestLinkLength = 2_048

/**
 * Accepts only http and https URLs without a user name or password, which can
 * disguise an address.
 *
 * @returns the URL as the URL standard serialises it, with non-Latin hosts in
 * Punycode, so that the shown address is the one that is opened; otherwise null
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
  /** with the port if there is one */
  host: string
  after: string
}

/** @param href as returned by `parseWebLink` */
export function linkParts(href: string): LinkParts {
  const { protocol, host } = new URL(href)
  const before = `${protocol}//`
  return { before, host, after: href.slice(before.length + host.length) }
}

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** @param text an address with or without `https://` */
export function typedLink(text: string): string | null {
  const typed = text.trim()
  if (hasScheme.test(typed)) return parseWebLink(typed)
  const link = parseWebLink(`https://${typed}`)
  return link && isName(new URL(link).hostname) ? link : null
}

/** A single word is not an address. */
const isName = (host: string): boolean => host.includes('.')
