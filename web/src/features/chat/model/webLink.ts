import { visibleText } from 'src/browser/page/visibleText'

const longestLinkLength = 2_048

/**
 * Accepts http and https URLs, but without a user name or password, with which
 * an address can be disguised (https://bank.example@evil.example).
 *
 * @returns the URL as `URL.href` writes it, with a non-Latin host in Punycode,
 * so that people see the address that will be opened; null if the text is not
 * such a URL
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
  /** with the port, if the URL has one */
  host: string
  after: string
}

/** @param href a URL, as returned by `parseWebLink` */
export function linkParts(href: string): LinkParts {
  const { protocol, host } = new URL(href)
  const before = `${protocol}//`
  return { before, host, after: href.slice(before.length + host.length) }
}

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/**
 * @param text an address, with or without `https://`
 * @returns the URL; null if the text is not an address
 */
export function typedLink(text: string): string | null {
  const typed = text.trim()
  if (hasScheme.test(typed)) return parseWebLink(typed)
  const link = parseWebLink(`https://${typed}`)
  return link && isName(new URL(link).hostname) ? link : null
}

/** A host needs a dot: a single word is not an address. */
const isName = (host: string): boolean => host.includes('.')
