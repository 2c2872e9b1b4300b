import { get, update } from 'idb-keyval'

import { orAfter } from 'src/browser/orAfter'

import { generateStoredKey, OwnerKey, type StoredKey } from './OwnerKey'

/** In IndexedDB. */
export const ownerKeyName = 'kinscreen.owner'

/** Some versions of Safari never open a database. */
export const storePatienceMs = 3_000

let known: Promise<OwnerKey | null> | null = null

/**
 * The key of this browser, made at the first call and kept in IndexedDB. Its pin
 * is that of the kept link alone; see `ownerKeyOf` for the others.
 *
 * @returns null where nothing can be kept, or there is no WebCrypto: links have
 * no pin there
 */
export const ownerKeyOfBrowser = (): Promise<OwnerKey | null> =>
  (known ??= orAfter(
    storePatienceMs,
    find().catch(() => null),
    null
  ))

async function find(): Promise<OwnerKey | null> {
  const stored = (await get<StoredKey>(ownerKeyName)) ?? (await keepNew())
  return stored ? OwnerKey.from(stored) : null
}

/** Two tabs may make one at once: the first stays. */
async function keepNew(): Promise<StoredKey | undefined> {
  const fresh = await generateStoredKey()
  await update<StoredKey>(ownerKeyName, (stored) => stored ?? fresh)
  return get<StoredKey>(ownerKeyName)
}
