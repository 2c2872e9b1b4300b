import { get, update } from 'src/browser/database'
import { orAfter } from 'src/browser/orAfter'

import { generateStoredKey, OwnerKey, type StoredKey } from './OwnerKey'

/** Name of the record in IndexedDB. */
export const ownerKeyName = 'kinscreen.owner'

/** Limit for IndexedDB: some versions of Safari never open a database. */
export const storePatienceMs = 3_000

let known: Promise<OwnerKey | null> | null = null

/**
 * Gets the key pair of this browser; the first call generates and stores it.
 * The fingerprint is that of the permanent link. For any other link see
 * `ownerKeyOf`.
 *
 * @returns null if nothing can be stored, or the browser has no WebCrypto;
 * links then have no key fingerprint
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

/** If two tabs generate a key at once, both use the one stored first. */
async function keepNew(): Promise<StoredKey | undefined> {
  const fresh = await generateStoredKey()
  await update<StoredKey>(ownerKeyName, (stored) => stored ?? fresh)
  return get<StoredKey>(ownerKeyName)
}
