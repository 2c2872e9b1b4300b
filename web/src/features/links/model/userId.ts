import * as v from 'valibot'

declare const brand: unique symbol

/** The id of a Peer: letters and digits joined by single spaces, underscores or hyphens. */
export type UserId = string & { readonly [brand]: 'UserId' }

/**
 * Four words and "-viewer" take at most 44 characters. The server has the same
 * limit (api/src/lib/userIds/userId.ts).
 */
export const maxUserIdLength = 48

/** First path segments of pages, which therefore cannot be ids. */
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
 * Specification §5. Without anchors and capturing groups, so that the router can
 * embed it in its own pattern.
 */
const idWith = (space: string) =>
  new RegExp(
    `(?!(?:${reservedWords.join('|')})$)` +
      `(?=(?:${space}|[^% ]){1,${maxUserIdLength}}$)` +
      `[A-Za-z0-9]+(?:(?:${space}|[_-])[A-Za-z0-9]+)*`
  )

/** An id as the last segment of a path. */
export const userIdInPath = idWith('%20')

const wholeUserId = new RegExp(`^${idWith(' ').source}$`)

/**
 * Makes the viewer's id out of the sharer's: a sharer's link has one viewer,
 * who therefore needs only one id.
 */
const viewerSuffix = '-viewer'

/**
 * @param text untrusted: a route parameter, storage, the network
 * @returns the id, or null when the text cannot be one
 */
export function parseUserId(text: unknown): UserId | null {
  return typeof text === 'string' && wholeUserId.test(text)
    ? (text as UserId)
    : null
}

/** @returns the id of a sharer if the viewer's id is valid as well, or null */
export function parseSharerId(text: unknown): UserId | null {
  const id = parseUserId(text)
  return id && parseUserId(viewerIdOf(id)) && id
}

/** @returns the id of the viewer of that sharer's link */
export const viewerIdOf = (sharerId: UserId): UserId =>
  `${sharerId}${viewerSuffix}` as UserId

export const userIdSchema = v.custom<UserId>((id) => parseUserId(id) !== null)
