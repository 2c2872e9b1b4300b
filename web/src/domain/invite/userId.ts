declare const brand: unique symbol

/** The id of a Peer: letters and digits joined by single spaces, underscores or hyphens. */
export type UserId = string & { readonly [brand]: 'UserId' }

/**
 * Four words and "-viewer" take at most 44 characters. The server has the same
 * limit (api/src/lib/userIds/userId.ts).
 */
export const maxUserIdLength = 48

/** First path segments of our own pages, which therefore cannot be ids. */
export const reservedWords = [
  'receive',
  'broadcast',
  'from',
  'privacy',
  'terms',
  'sheets',
  'coming-soon-on-mobile',
  'test-connection',
  'auth',
  'operator',
] as const

/**
 * The last segment of a path that is an id (specification §5). Without anchors
 * and capturing groups, so that the router can embed it in its own pattern.
 */
export const userIdPattern = new RegExp(
  `(?!(?:${reservedWords.join('|')})$)(?=.{1,${maxUserIdLength}}$)` +
    '[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*'
)

const wholeUserId = new RegExp(`^${userIdPattern.source}$`)

/**
 * @param text untrusted: a route parameter, storage, the network
 * @returns the id, or null when the text cannot be one
 */
export function parseUserId(text: unknown): UserId | null {
  return typeof text === 'string' && wholeUserId.test(text)
    ? (text as UserId)
    : null
}
