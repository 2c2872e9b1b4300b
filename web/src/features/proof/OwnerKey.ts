import type { Pin } from 'src/features/links/model/pin'

import { saltByteLength } from './model/proofMessage'
import { pinOfKey } from './pinOfKey'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }
const encoder = new TextEncoder()

/**
 * The part of a key that is stored; the private one cannot be read from it. The
 * salt is that of the kept link.
 */
export interface StoredKey {
  privateKey: CryptoKey
  publicKey: Uint8Array
  salt: Uint8Array
}

/** The key of whoever makes links in this browser. */
export class OwnerKey {
  private constructor(
    private readonly stored: StoredKey,
    readonly pin: Pin
  ) {}

  /** @throws when the browser has no WebCrypto */
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

  /** @returns the same key, for links with another pin */
  withSalt(salt: Uint8Array): Promise<OwnerKey> {
    return OwnerKey.from({ ...this.stored, salt })
  }

  async sign(text: string): Promise<Uint8Array> {
    const { privateKey } = this.stored
    const bytes = encoder.encode(text)
    return new Uint8Array(await crypto.subtle.sign(signing, privateKey, bytes))
  }
}

/** @throws when the browser has no WebCrypto */
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

/** @returns whether the owner of that public key has signed the text; total */
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
    // Not a point of the curve.
    return false
  }
}
