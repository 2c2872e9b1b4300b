import { base64urlnopad } from '@scure/base'

import { get, update } from 'src/browser/database'
import { endPushSubscription } from 'src/browser/endPushSubscription'
import { askForDurableStorage, deviceStore } from 'src/browser/storage'
import { loadWordList, type UserId } from 'src/features/links'

import { isPermanentId } from './isPermanentId'
import { generateStoredKey, OwnerKey, type StoredKey } from './OwnerKey'
import { ownerKeyName, ownerKeyOfBrowser } from './ownerKeyOfBrowser'
import { permanentIdKey } from './permanentIdKey'
import {
  type PermanentId,
  parsePermanentId,
  type StoredOwner,
} from './storedPermanentId'
import { wordsOfKey } from './wordsOfKey'

const address = () => `${window.RWJS_API_URL}/keptId`

/** Never rejects. @returns whether this installation supports permanent ids */
async function areIdsKept(): Promise<boolean> {
  try {
    const answer = Object(await (await fetch(address())).json())
    return (answer as { isOn?: unknown }).isOn === true
  } catch {
    return false
  }
}

/**
 * Proves to the server that the id is derived from this key.
 *
 * @param number used when the words were derived
 * @returns the token with which a page connects under this id
 * @throws when the server is unreachable, or issues no token
 */
async function proveId(
  key: OwnerKey,
  id: UserId,
  number: number
): Promise<string> {
  const signature = await key.sign(`kinscreen kept 1 ${id}`)
  const response = await fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      number,
      publicKey: base64urlnopad.encode(key.publicKey),
      signature: base64urlnopad.encode(signature),
    }),
  })
  const { token } = Object(await response.json()) as { token?: unknown }
  if (typeof token !== 'string' || token === '') {
    throw new Error(`No token (${response.status})`)
  }
  return token
}

/**
 * Never rejects. @returns whether the browser can store an id and reserve it
 * for one tab at a time (Web Locks), and the server supports permanent ids
 */
export const canKeepId = async (): Promise<boolean> =>
  !!navigator.locks &&
  (await ownerKeyOfBrowser()) !== null &&
  (await areIdsKept())

/**
 * Makes a permanent id, which takes some seconds, and a minute on a slow phone.
 *
 * @throws when the server is unreachable
 */
export async function keepId(): Promise<void> {
  const stored =
    (await get<StoredOwner>(ownerKeyName)) ?? (await generateStoredKey())
  // Another tab may have stored a permanent id since.
  await keep(stored, await make(stored), (now) => !parsePermanentId(now.kept))
}

/**
 * Makes another id from another key; the old id is valid until the new one is
 * stored. People with the old link can no longer ring this device.
 *
 * @throws when the server is unreachable
 */
export async function replaceId(): Promise<void> {
  const stored = await generateStoredKey()
  await keep(stored, await make(stored), () => true)
  await endPushSubscription()
}

/**
 * Requests a token from the server again.
 *
 * @param id whose token the server no longer knows
 * @returns a valid token; null if this browser cannot prove that it owns the id
 * @throws when the server is unreachable
 */
export async function renewToken(id: UserId | null): Promise<string | null> {
  const stored = await get<StoredOwner>(ownerKeyName)
  const kept = parsePermanentId(stored?.kept)
  if (!stored || !kept || kept.id !== id) return null
  const key = await OwnerKey.from(stored)
  const token = await proveId(key, kept.id, kept.number)
  // Another tab may have replaced the id since.
  const isSame = (now: StoredOwner) =>
    parsePermanentId(now.kept)?.id === kept.id
  await keep(stored, { ...kept, token }, isSame)
  return token
}

async function make(stored: StoredKey): Promise<PermanentId> {
  const list = await loadWordList()
  if (!list) throw new Error('No words')
  const key = await OwnerKey.from(stored)
  const { origin } = window.location
  for (let number = 0; ; number++) {
    const id = await wordsOfKey(key.publicKey, number, list, origin)
    if (await isPermanentId(id)) {
      return { id, number, token: await proveId(key, id, number) }
    }
  }
}

/** @param mayReplace whether the value that is stored now may be replaced */
async function keep(
  stored: StoredKey,
  kept: PermanentId,
  mayReplace: (now: StoredOwner) => boolean
): Promise<void> {
  await update<StoredOwner>(ownerKeyName, (now) =>
    now && !mayReplace(now) ? now : { ...stored, kept }
  )
  deviceStore.write(permanentIdKey, 'on')
  void askForDurableStorage()
}
