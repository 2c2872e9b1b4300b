import * as v from 'valibot'

declare const brand: unique symbol

/**
 * The id of a Peer: letters and digits, joined by single spaces, underscores or
 * hyphens.
 */
export type UserId = string & { readonly [brand]: 'UserId' }

/**
 * Four words and "-viewer" take at most 44 characters. The server has the same
 * limit (api/src/lib/userIds/userId.ts).
 */
export const maxUserIdLength = 48

/** The first path segments of pages. They cannot be ids. */
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
 * The pattern of an id (specification §5). It has no anchors and no capturing
 * groups, so that the router can embed it in its own pattern.
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
 * Appended to a sharer's id to form the viewer's id. A sharer's link has only
 * one viewer, so one id is enough.
 */
const viewerSuffix = '-viewer'

/**
 * @param text untrusted text from a route parameter, storage or the network
 * @returns the id, or null when the text cannot be one
 */
export function parseUserId(text: unknown): UserId | null {
  return typeof text === 'string' && wholeUserId.test(text)
    ? (text as UserId)
    : null
}

/**
 * @returns the id of a sharer, or null if it, or the viewer's id derived from
 * it, is invalid
 */
export function parseSharerId(text: unknown): UserId | null {
  const id = parseUserId(text)
  return id && parseUserId(viewerIdOf(id)) && id
}

/** @returns the id of the viewer of that sharer's link */
export const viewerIdOf = (sharerId: UserId): UserId =>
  `${sharerId}${viewerSuffix}` as UserId

export const userIdSchema = v.custom<UserId>((id) => parseUserId(id) !== null)
