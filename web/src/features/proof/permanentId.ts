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

/**
 * Never rejects.
 *
 * @returns whether the server of this installation supports permanent ids
 */
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
 * @param number the counter with which the words of the id were derived
 * @returns the token that the signalling server requires for this id
 * @throws if the server is unreachable, or issues no token
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
 * Never rejects.
 *
 * @returns whether the server supports permanent ids, and this browser can
 * store one and reserve it for one tab at a time (Web Locks)
 */
export const canKeepId = async (): Promise<boolean> =>
  !!navigator.locks &&
  (await ownerKeyOfBrowser()) !== null &&
  (await areIdsKept())

/**
 * Makes a permanent id. This takes some seconds, or a minute on a slow phone.
 *
 * @throws if the server is unreachable
 */
export async function keepId(): Promise<void> {
  const stored =
    (await get<StoredOwner>(ownerKeyName)) ?? (await generateStoredKey())
  // If another tab has stored an id meanwhile, that id is kept.
  await keep(stored, await make(stored), (now) => !parsePermanentId(now.kept))
}

/**
 * Makes another permanent id from a new key. People who have the old link can
 * then send no more push messages to this device. If making it fails, the old id
 * stays.
 *
 * @throws if the server is unreachable
 */
export async function replaceId(): Promise<void> {
  const stored = await generateStoredKey()
  await keep(stored, await make(stored), () => true)
  await endPushSubscription()
}

/**
 * Requests another token for a permanent id.
 *
 * @param id an id whose token the server does not know any more
 * @returns a valid token; null if this browser does not have the key of the id
 * @throws if the server is unreachable
 */
export async function renewToken(id: UserId | null): Promise<string | null> {
  const stored = await get<StoredOwner>(ownerKeyName)
  const kept = parsePermanentId(stored?.kept)
  if (!stored || !kept || kept.id !== id) return null
  const key = await OwnerKey.from(stored)
  const token = await proveId(key, kept.id, kept.number)
  // Another tab may have stored another id meanwhile; its token must not
  // change.
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

/**
 * @param mayReplace decides whether to replace the record that is stored now
 */
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
