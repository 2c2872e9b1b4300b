import { visibleText } from 'src/domain/page/visibleText'

const longestLinkLength = 2_048

/**
 * What may be offered as a link: http or https, and no name and password in
 * front of the host, which make an address look like another one.
 *
 * @returns the whole address as the URL standard writes it, other alphabets of
 * the host as Punycode, so that what is shown is what is opened; null otherwise
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
