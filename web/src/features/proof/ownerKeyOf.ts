import { base64urlnopad } from '@scure/base'

import { decodeBase64url } from 'src/browser/bytes'
import { tabStore } from 'src/browser/storage'

import { saltByteLength } from './model/proofMessage'
import type { OwnerKey } from './OwnerKey'
import { ownerKeyOfBrowser } from './ownerKeyOfBrowser'
import { findPermanentId } from './storedPermanentId'

/**
 * Name of the salt in `sessionStorage`; with the stored salt, a link stays
 * valid when the page is reloaded.
 */
const saltKeyOf = (id: string) => `kinscreen.salt.${id}`

/**
 * The keys of all links that this page has shown. They stay the same for the
 * page, even if another tab stores a new key.
 */
const known = new Map<string, Promise<OwnerKey | null>>()

/**
 * Gets this browser's key pair for an id of this page. Each id has its own
 * salt, and so its own fingerprint: whoever has an old link cannot use it for a
 * new id. The salt of a permanent id is stored with the key (docs/proof.md).
 *
 * @param id an id of this page
 * @returns null if nothing can be stored, or the browser has no WebCrypto
 */
export function ownerKeyOf(id: string): Promise<OwnerKey | null> {
  const key = known.get(id) ?? find(id)
  known.set(id, key)
  return key
}

async function find(id: string): Promise<OwnerKey | null> {
  const [key, kept] = await Promise.all([
    ownerKeyOfBrowser(),
    findPermanentId(),
  ])
  return !key || kept?.id === id ? key : key.withSalt(saltOf(id))
}

/** Checks the stored value: another version may have written it. */
function saltOf(id: string): Uint8Array {
  const stored = decodeBase64url(tabStore.read(saltKeyOf(id)) ?? '')
  if (stored?.byteLength === saltByteLength) return stored
  const fresh = crypto.getRandomValues(new Uint8Array(saltByteLength))
  tabStore.write(saltKeyOf(id), base64urlnopad.encode(fresh))
  return fresh
}
