import { get } from 'idb-keyval'

import { orAfter } from 'src/browser/orAfter'
import { parseUserId, type UserId } from 'src/features/links/headless'

import type { StoredKey } from './OwnerKey'
import { ownerKeyName, storePatienceMs } from './ownerKeyOfBrowser'

/** The id of a helper’s own link, the same every time (docs/kept-helpers.md). */
export interface KeptId {
  id: UserId
  /** with which the words were made of the key */
  number: number
  /** by which the signalling server knows its owner */
  token: string
}

/** In one record with the key: one is worth nothing without the other. */
export type StoredOwner = StoredKey & { kept?: unknown }

/** @returns the one of this browser, for its pages and its service worker; total */
export const findKeptId = (): Promise<KeptId | null> =>
  orAfter(
    storePatienceMs,
    find().catch(() => null),
    null
  )

/** Rejects where storage is denied. */
const find = async () =>
  parseKeptId((await get<StoredOwner>(ownerKeyName))?.kept)

/** Untrusted: another version may have written it. */
export function parseKeptId(value: unknown): KeptId | null {
  const { id, number, token } = Object(value) as Record<string, unknown>
  const userId = parseUserId(id)
  return userId && typeof number === 'number' && typeof token === 'string'
    ? { id: userId, number, token }
    : null
}
