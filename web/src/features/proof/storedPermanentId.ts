import { get } from 'src/browser/database'
import { orAfter } from 'src/browser/orAfter'
import { parseUserId, type UserId } from 'src/features/links/headless'

import type { StoredKey } from './OwnerKey'
import { ownerKeyName, storePatienceMs } from './ownerKeyOfBrowser'

/** The permanent id of a helper’s own link (docs/kept-helpers.md). */
export interface PermanentId {
  id: UserId
  /** used when the words were derived from the key */
  number: number
  /** the token by which the signalling server recognises the owner */
  token: string
}

/** One record holds both parts, because each is useless without the other. */
export type StoredOwner = StoredKey & { kept?: unknown }

/** Never rejects. Works in pages and in the service worker. */
export const findPermanentId = (): Promise<PermanentId | null> =>
  orAfter(
    storePatienceMs,
    find().catch(() => null),
    null
  )

/** Rejects if storage is denied. */
const find = async () =>
  parsePermanentId((await get<StoredOwner>(ownerKeyName))?.kept)

/** Untrusted: another version may have written it. */
export function parsePermanentId(value: unknown): PermanentId | null {
  const { id, number, token } = Object(value) as Record<string, unknown>
  const userId = parseUserId(id)
  return userId && typeof number === 'number' && typeof token === 'string'
    ? { id: userId, number, token }
    : null
}
