import { base64urlnopad } from '@scure/base'
import { get, update } from 'idb-keyval'

import { askForDurableStorage } from 'src/browser/askForDurableStorage'
import { endPushSubscription } from 'src/browser/endPushSubscription'
import { deviceStore } from 'src/browser/storage'
import { loadWordList, type UserId } from 'src/features/links'

import { isKeptId } from './isKeptId'
import { keptIdKey } from './keptIdKey'
import { generateStoredKey, OwnerKey, type StoredKey } from './OwnerKey'
import { ownerKeyName, ownerKeyOfBrowser } from './ownerKeyOfBrowser'
import { type KeptId, parseKeptId, type StoredOwner } from './storedKeptId'
import { wordsOfKey } from './wordsOfKey'

const address = () => `${window.RWJS_API_URL}/keptId`

/** @returns whether this installation has such ids; total */
async function areIdsKept(): Promise<boolean> {
  try {
    const answer = Object(await (await fetch(address())).json())
    return (answer as { isOn?: unknown }).isOn === true
  } catch {
    return false
  }
}

/**
 * Proves to the server that the id is made from this key.
 *
 * @param number the one that the words were made with
 * @returns the token that attaches a page with the id
 * @throws when the server cannot be reached, or does not give one
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
 * Whether this browser can keep an id, one tab at a time can have it, and the
 * server knows what that is. Total.
 */
export const canKeepId = async (): Promise<boolean> =>
  !!navigator.locks &&
  (await ownerKeyOfBrowser()) !== null &&
  (await areIdsKept())

/**
 * Makes one, which takes some seconds, and a minute on a slow phone.
 *
 * @throws when the server cannot be reached
 */
export async function keepId(): Promise<void> {
  const stored =
    (await get<StoredOwner>(ownerKeyName)) ?? (await generateStoredKey())
  // Another tab may have made one meanwhile.
  await keep(stored, await make(stored), (now) => !parseKeptId(now.kept))
}

/**
 * Makes another from another key; until then the old one stays. Whoever has the
 * old link can ring this device no more.
 *
 * @throws when the server cannot be reached
 */
export async function replaceId(): Promise<void> {
  const stored = await generateStoredKey()
  await keep(stored, await make(stored), () => true)
  await endPushSubscription()
}

/**
 * Has the server give a token again.
 *
 * @param id for which it does not know the one that it has given
 * @returns the one that it knows; null if this browser cannot prove that the id
 * is its own
 * @throws when the server cannot be reached
 */
export async function renewToken(id: UserId | null): Promise<string | null> {
  const stored = await get<StoredOwner>(ownerKeyName)
  const kept = parseKeptId(stored?.kept)
  if (!stored || !kept || kept.id !== id) return null
  const key = await OwnerKey.from(stored)
  const token = await proveId(key, kept.id, kept.number)
  // Another tab may have replaced it meanwhile.
  const isSame = (now: StoredOwner) => parseKeptId(now.kept)?.id === kept.id
  await keep(stored, { ...kept, token }, isSame)
  return token
}

async function make(stored: StoredKey): Promise<KeptId> {
  const list = await loadWordList()
  if (!list) throw new Error('No words')
  const key = await OwnerKey.from(stored)
  const { origin } = window.location
  for (let number = 0; ; number++) {
    const id = await wordsOfKey(key.publicKey, number, list, origin)
    if (await isKeptId(id)) {
      return { id, number, token: await proveId(key, id, number) }
    }
  }
}

/** @param mayReplace what the browser has by now, if it has anything */
async function keep(
  stored: StoredKey,
  kept: KeptId,
  mayReplace: (now: StoredOwner) => boolean
): Promise<void> {
  await update<StoredOwner>(ownerKeyName, (now) =>
    now && !mayReplace(now) ? now : { ...stored, kept }
  )
  deviceStore.write(keptIdKey, 'on')
  void askForDurableStorage()
}
