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
