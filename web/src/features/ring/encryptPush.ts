import { base64urlnopad } from '@scure/base'

import type { PushDevice } from './model/pushDevice'
import {
  contentKeyInfo,
  keyInfo,
  nonceInfo,
  plainRecord,
  pushMessage,
} from './model/pushRecord'

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const saltBytes = 16

/** In bytes (RFC 8291 §3.4, RFC 8188 §2). */
const sharedBytes = 32
const keyBytes = 16
const nonceBytes = 12

/** What no two messages may have in common. */
export interface MessageKeys {
  pair: CryptoKeyPair
  salt: Uint8Array
}

/** @throws when the browser has no WebCrypto */
export const freshKeys = async (): Promise<MessageKeys> => ({
  pair: await crypto.subtle.generateKey(curve, false, ['deriveBits']),
  salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
})

/**
 * Encrypts a text for one device: neither its push service nor our server can
 * read it (RFC 8291).
 *
 * @param keys made for this message alone
 * @returns the message as the push service takes it, in base64url
 * @throws when the device’s key is not on the curve, or there is no WebCrypto
 */
export async function encryptPush(
  text: string,
  device: PushDevice,
  keys?: MessageKeys
): Promise<string> {
  const { pair, salt } = keys ?? (await freshKeys())
  const ofDevice = bytesOf(device.p256dh)
  const own = new Uint8Array(
    await crypto.subtle.exportKey('raw', pair.publicKey)
  )
  const agreed = await crypto.subtle.deriveBits(
    {
      name: 'ECDH',
      public: await crypto.subtle.importKey('raw', ofDevice, curve, false, []),
    },
    pair.privateKey,
    8 * sharedBytes
  )
  const auth = bytesOf(device.auth)
  const shared = await hkdf(agreed, auth, keyInfo(ofDevice, own), sharedBytes)
  const key = await crypto.subtle.importKey(
    'raw',
    await hkdf(shared, salt, contentKeyInfo, keyBytes),
    'AES-GCM',
    false,
    ['encrypt']
  )
  const iv = await hkdf(shared, salt, nonceInfo, nonceBytes)
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    plainRecord(text)
  )
  return base64urlnopad.encode(pushMessage(salt, own, new Uint8Array(record)))
}

/** RFC 5869. */
const hkdf = async (
  secret: ArrayBuffer,
  salt: Uint8Array,
  info: Uint8Array,
  bytes: number
): Promise<ArrayBuffer> =>
  crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']),
    8 * bytes
  )

/** Another copy: the decoder’s type is not the one that WebCrypto takes. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(base64urlnopad.decode(text))
