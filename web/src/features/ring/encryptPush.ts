import { base64urlnopad } from '@scure/base'

import type { PushDevice } from './model/pushDevice'

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const saltBytes = 16

/** Lengths in bytes (RFC 8291 §3.4, RFC 8188 §2). */
const sharedBytes = 32
const keyBytes = 16
const nonceBytes = 12

/** Values that must be new for each message. */
interface MessageKeys {
  pair: CryptoKeyPair
  salt: Uint8Array
}

/** @throws when the browser has no WebCrypto */
export const freshKeys = async (): Promise<MessageKeys> => ({
  pair: await crypto.subtle.generateKey(curve, false, ['deriveBits']),
  salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
})

/** The message is one record (RFC 8188 §2); push services accept 4096 bytes. */
const recordSize = 4_096

/** The delimiter byte of the last record (RFC 8188 §2). */
const lastRecord = 2

const encoder = new TextEncoder()

/** @param device, sender public keys as uncompressed points (RFC 8291 §3.4) */
const keyInfo = (device: Uint8Array, sender: Uint8Array): Uint8Array =>
  joined(encoder.encode('WebPush: info\0'), device, sender)

/** The label of the content key (RFC 8188 §2.2). */
const contentKeyInfo = encoder.encode('Content-Encoding: aes128gcm\0')

/** The label of the nonce (RFC 8188 §2.3). */
const nonceInfo = encoder.encode('Content-Encoding: nonce\0')

/** @returns the text as the only record, before encryption */
const plainRecord = (text: string): Uint8Array =>
  joined(encoder.encode(text), Uint8Array.of(lastRecord))

/**
 * @param salt 16 random bytes
 * @returns the complete message: header (RFC 8188 §2.1) and record
 */
function pushMessage(
  salt: Uint8Array,
  sender: Uint8Array,
  record: Uint8Array
): Uint8Array {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, recordSize)
  return joined(salt, size, Uint8Array.of(sender.byteLength), sender, record)
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/**
 * Encrypts a text for one device: neither its push service nor our server can
 * read it (RFC 8291).
 *
 * @param keys generated for this message only
 * @returns the message as the push service accepts it, in base64url
 * @throws if the device’s key is not on the curve, or there is no WebCrypto
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

/** HKDF (RFC 5869). */
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

/** Copies the bytes, because the decoder's type does not fit WebCrypto. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(base64urlnopad.decode(text))
