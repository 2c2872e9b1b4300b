import { get } from 'src/browser/database'
import { orAfter } from 'src/browser/orAfter'
import { parseUserId, type UserId } from 'src/features/links/headless'

import type { StoredKey } from './OwnerKey'
import { ownerKeyName, storePatienceMs } from './ownerKeyOfBrowser'

/** The id in a helper's permanent link (docs/kept-helpers.md). */
export interface PermanentId {
  id: UserId
  /** the counter with which the words of the id were derived from the key */
  number: number
  /** proves to the signalling server that this page may use the id */
  token: string
}

/** One record has key and permanent id: each is useless alone. */
export type StoredOwner = StoredKey & { kept?: unknown }

/**
 * Reads the permanent id of this browser. Also works in a service worker. Never
 * rejects: returns null on errors.
 */
export const findPermanentId = (): Promise<PermanentId | null> =>
  orAfter(
    storePatienceMs,
    find().catch(() => null),
    null
  )

/** Rejects if the browser denies access to IndexedDB. */
const find = async () =>
  parsePermanentId((await get<StoredOwner>(ownerKeyName))?.kept)

/**
 * Checks a stored value, which another version of the page may have written.
 *
 * @returns null if it is invalid
 */
export function parsePermanentId(value: unknown): PermanentId | null {
  const { id, number, token } = Object(value) as Record<string, unknown>
  const userId = parseUserId(id)
  return userId && typeof number === 'number' && typeof token === 'string'
    ? { id: userId, number, token }
    : null
}
