import { get, update } from 'src/browser/database'
import { orAfter } from 'src/browser/orAfter'

import { generateStoredKey, OwnerKey, type StoredKey } from './OwnerKey'

/** The key of the record in IndexedDB. */
export const ownerKeyName = 'kinscreen.owner'

/** Some versions of Safari never open a database. */
export const storePatienceMs = 3_000

let known: Promise<OwnerKey | null> | null = null

/**
 * The key of this browser, generated on first use and kept in IndexedDB. Its
 * fingerprint is that of the permanent link only; see `ownerKeyOf` for other
 * links.
 *
 * @returns null if nothing can be stored, or there is no WebCrypto: then links
 * have no key fingerprint
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

/** Two tabs may generate a key at the same time: the first one stays. */
async function keepNew(): Promise<StoredKey | undefined> {
  const fresh = await generateStoredKey()
  await update<StoredKey>(ownerKeyName, (stored) => stored ?? fresh)
  return get<StoredKey>(ownerKeyName)
}
