import * as v from 'valibot'

declare const brand: unique symbol

/**
 * An id at the signalling server: letters and digits, joined by single spaces,
 * underscores or hyphens.
 */
export type UserId = string & { readonly [brand]: 'UserId' }

/**
 * Longer ids are refused here and by the server (api/src/lib/userId.ts).
 * The longest id that a page makes, four words with "-viewer", has 44 characters.
 */
export const maxUserIdLength = 48

/** Names of pages. An id is a path of this site too, so it must differ. */
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
 * groups, because the router embeds it in its own patterns.
 */
const idWith = (space: string) =>
  new RegExp(
    `(?!(?:${reservedWords.join('|')})$)` +
      `(?=(?:${space}|[^% ]){1,${maxUserIdLength}}$)` +
      `[A-Za-z0-9]+(?:(?:${space}|[_-])[A-Za-z0-9]+)*`
  )

/** The pattern of an id at the end of a path, where a space is `%20`. */
export const userIdInPath = idWith('%20')

const wholeUserId = new RegExp(`^${idWith(' ').source}$`)

/** Suffix of the sharer's id, for the only viewer of a sharer's own link. */
const viewerSuffix = '-viewer'

/** @param text untrusted, from a path, from storage or from the network */
export function parseUserId(text: unknown): UserId | null {
  return typeof text === 'string' && wholeUserId.test(text)
    ? (text as UserId)
    : null
}

/**
 * @returns null if the id is invalid, or would be too long with the viewer's
 * suffix
 */
export function parseSharerId(text: unknown): UserId | null {
  const id = parseUserId(text)
  return id && parseUserId(viewerIdOf(id)) && id
}

export const viewerIdOf = (sharerId: UserId): UserId =>
  `${sharerId}${viewerSuffix}` as UserId

export const userIdSchema = v.custom<UserId>((id) => parseUserId(id) !== null)
