import { base64urlnopad } from '@scure/base'

import { decodeBase64url } from 'src/browser/bytes'
import { tabStore } from 'src/browser/storage'

import { saltByteLength } from './model/proofMessage'
import type { OwnerKey } from './OwnerKey'
import { ownerKeyOfBrowser } from './ownerKeyOfBrowser'
import { findPermanentId } from './storedPermanentId'

/**
 * The salt is in `sessionStorage`, so that the link stays valid after a reload.
 */
const saltKeyOf = (id: string) => `kinscreen.salt.${id}`

/**
 * The keys of all links that this page has shown. The page proves these keys,
 * whatever another tab stores later.
 */
const known = new Map<string, Promise<OwnerKey | null>>()

/**
 * The key of this browser as the owner of one id. Its salt, and therefore the
 * fingerprint in the link, differs for each id, so that an old link opens
 * nothing new; the salt of a permanent id is stored with the key
 * (docs/proof.md).
 *
 * @param id of this page
 * @returns null if nothing can be stored, or there is no WebCrypto
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

/** Another version of the page may have stored something else. */
function saltOf(id: string): Uint8Array {
  const stored = decodeBase64url(tabStore.read(saltKeyOf(id)) ?? '')
  if (stored?.byteLength === saltByteLength) return stored
  const fresh = crypto.getRandomValues(new Uint8Array(saltByteLength))
  tabStore.write(saltKeyOf(id), base64urlnopad.encode(fresh))
  return fresh
}
