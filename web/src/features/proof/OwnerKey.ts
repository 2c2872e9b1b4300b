import { base64urlnopad } from '@scure/base'

import { parsePin, type Pin, pinByteLength } from 'src/features/links/headless'

import { saltByteLength } from './model/proofMessage'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }
const encoder = new TextEncoder()

/**
 * A key pair as stored in the browser; the private key cannot be exported. The
 * salt belongs to the permanent link (see `pinOfKey`).
 */
export interface StoredKey {
  privateKey: CryptoKey
  publicKey: Uint8Array
  salt: Uint8Array
}

const label = new TextEncoder().encode('kinscreen pin 1')

/**
 * @param publicKey an uncompressed point of P-256
 * @param salt random bytes. Only somebody who gets them, along with the key,
 * can compute the fingerprint.
 * @returns the key fingerprint that a link contains
 * @throws if the browser has no WebCrypto
 */
export async function pinOfKey(
  publicKey: Uint8Array,
  salt: Uint8Array
): Promise<Pin> {
  const text = Uint8Array.of(...label, ...publicKey, ...salt)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const pin = parsePin(base64urlnopad.encode(hash.slice(0, pinByteLength)))
  if (!pin) throw new Error('A hash is no pin')
  return pin
}

/** The key pair that proves who has made a link in this browser. */
export class OwnerKey {
  private constructor(
    private readonly stored: StoredKey,
    readonly pin: Pin
  ) {}

  /** @throws if the browser has no WebCrypto */
  static async from(stored: StoredKey): Promise<OwnerKey> {
    const pin = await pinOfKey(stored.publicKey, stored.salt)
    return new OwnerKey(stored, pin)
  }

  get publicKey(): Uint8Array {
    return this.stored.publicKey
  }

  get salt(): Uint8Array {
    return this.stored.salt
  }

  /** @returns the same key pair; another salt gives another fingerprint */
  withSalt(salt: Uint8Array): Promise<OwnerKey> {
    return OwnerKey.from({ ...this.stored, salt })
  }

  async sign(text: string): Promise<Uint8Array> {
    const { privateKey } = this.stored
    const bytes = encoder.encode(text)
    return new Uint8Array(await crypto.subtle.sign(signing, privateKey, bytes))
  }
}

/** @throws if the browser has no WebCrypto */
export async function generateStoredKey(): Promise<StoredKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    algorithm,
    false,
    ['sign', 'verify']
  )
  const point = await crypto.subtle.exportKey('raw', publicKey)
  return {
    privateKey,
    publicKey: new Uint8Array(point),
    salt: crypto.getRandomValues(new Uint8Array(saltByteLength)),
  }
}

/**
 * Verifies an ECDSA signature. Never rejects.
 *
 * @returns whether the owner of the key has signed this text
 */
export async function isSignedBy(
  publicKey: Uint8Array,
  text: string,
  signature: Uint8Array
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey(
      'raw',
      publicKey,
      algorithm,
      false,
      ['verify']
    )
    return await crypto.subtle.verify(
      signing,
      key,
      signature,
      encoder.encode(text)
    )
  } catch {
    // WebCrypto has rejected bytes that are no point of the curve.
    return false
  }
}
