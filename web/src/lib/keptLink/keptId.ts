import { get, set } from 'idb-keyval'

import { parseUserId, type UserId } from 'src/domain/invite/userId'
import { deviceStore } from 'src/lib/browser/storage'
import {
  generateStoredKey,
  OwnerKey,
  type StoredKey,
} from 'src/lib/proof/OwnerKey'
import {
  ownerKeyName,
  ownerKeyOfBrowser,
} from 'src/lib/proof/ownerKeyOfBrowser'
import { loadWordList } from 'src/lib/spokenWords/loadWordList'

import { isKeptId } from './isKeptId'
import { keptIdKey } from './keptIdKey'
import { areIdsKept, proveId } from './proveId'
import { wordsOfKey } from './wordsOfKey'

/** The id of a helper’s own link, the same every time (decision 77). */
export interface KeptId {
  id: UserId
  /** with which the words were made of the key */
  number: number
  /** by which the signalling server knows its owner */
  token: string
}

/** In one record with the key: one is worth nothing without the other. */
type StoredOwner = StoredKey & { kept?: unknown }

/**
 * Whether this browser can keep an id, one tab at a time can have it, and the
 * server knows what that is. Total.
 */
export const canKeepId = async (): Promise<boolean> =>
  !!navigator.locks &&
  (await ownerKeyOfBrowser()) !== null &&
  (await areIdsKept())

/** @returns the one of this browser; total */
export async function findKeptId(): Promise<KeptId | null> {
  try {
    return parseKeptId((await get<StoredOwner>(ownerKeyName))?.kept)
  } catch {
    // Storage is denied.
    return null
  }
}

/**
 * Makes one, which takes some seconds, and a minute on a slow phone.
 *
 * @throws when the server cannot be reached
 */
export async function keepId(): Promise<void> {
  const stored = await get<StoredOwner>(ownerKeyName)
  await make(stored ?? (await generateStoredKey()))
}

/**
 * Makes another from another key; until then the old one stays.
 *
 * @throws when the server cannot be reached
 */
export const replaceId = async (): Promise<void> =>
  make(await generateStoredKey())

/**
 * Has the server give a token again.
 *
 * @returns whether it is another one than before
 * @throws when the server cannot be reached
 */
export async function renewToken(): Promise<boolean> {
  const stored = await get<StoredOwner>(ownerKeyName)
  const kept = parseKeptId(stored?.kept)
  if (!stored || !kept) return false
  const key = await OwnerKey.from(stored)
  const token = await proveId(key, kept.id, kept.number)
  await keep(stored, { ...kept, token })
  return token !== kept.token
}

async function make(stored: StoredKey): Promise<void> {
  const list = await loadWordList()
  if (!list) throw new Error('No words')
  const key = await OwnerKey.from(stored)
  const { origin } = window.location
  for (let number = 0; ; number++) {
    const id = await wordsOfKey(key.publicKey, number, list, origin)
    if (await isKeptId(id)) {
      const token = await proveId(key, id, number)
      return keep(stored, { id, number, token })
    }
  }
}

async function keep(stored: StoredKey, kept: KeptId): Promise<void> {
  await set(ownerKeyName, { ...stored, kept })
  deviceStore.write(keptIdKey, 'on')
  // Browsers clear what was not asked for when room gets scarce.
  void navigator.storage?.persist?.().catch(() => false)
}

/** Untrusted: another version may have written it. */
function parseKeptId(value: unknown): KeptId | null {
  const { id, number, token } = Object(value) as Record<string, unknown>
  const userId = parseUserId(id)
  return userId && typeof number === 'number' && typeof token === 'string'
    ? { id: userId, number, token }
    : null
}
