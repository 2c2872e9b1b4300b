import * as v from 'valibot'

declare const brand: unique symbol

/** Letters and digits, joined by single spaces, underscores or hyphens. */
export type UserId = string & { readonly [brand]: 'UserId' }

/**
 * Four words and "-viewer" take at most 44 characters. The server has the same
 * limit (api/src/lib/userIds/userId.ts).
 */
export const maxUserIdLength = 48

/** The first path segments of pages, which cannot be ids. */
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
 * Specification §5. Without anchors and capturing groups, so that the router
 * can embed this pattern in its own.
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

/** Added to a sharer’s id for the only viewer of the sharer’s link. */
const viewerSuffix = '-viewer'

/** @param text untrusted, from a route parameter, storage or the network */
export function parseUserId(text: unknown): UserId | null {
  return typeof text === 'string' && wholeUserId.test(text)
    ? (text as UserId)
    : null
}

/** @returns null if the id, or the viewer’s id derived from it, is invalid */
export function parseSharerId(text: unknown): UserId | null {
  const id = parseUserId(text)
  return id && parseUserId(viewerIdOf(id)) && id
}

export const viewerIdOf = (sharerId: UserId): UserId =>
  `${sharerId}${viewerSuffix}` as UserId

export const userIdSchema = v.custom<UserId>((id) => parseUserId(id) !== null)
