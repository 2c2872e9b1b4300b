import { parseUserId, type UserId } from 'src/lib/userId'

/** Printable ASCII without spaces; our tokens have 32 characters. */
const tokenPattern = /^[\x21-\x7e]{8,128}$/

export const parseToken = (text: string | undefined): string | null =>
  text !== undefined && tokenPattern.test(text) ? text : null

export interface ClientCredentials {
  readonly userId: UserId
  readonly token: string
}

const basicPattern = /^Basic +([A-Za-z0-9+/]+={0,2})$/i

/**
 * Parses the id and token of a Basic `authorization` header (RFC 7617); null if
 * they are not valid. Unambiguous, because no id contains a colon. Never
 * throws.
 */
export function parseBasicCredentials(
  header: string | undefined
): ClientCredentials | null {
  const [, encoded = ''] = basicPattern.exec(header ?? '') ?? []
  const [name, ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const userId = parseUserId(name)
  const token = parseToken(rest.join(':'))
  return userId && token ? { userId, token } : null
}
