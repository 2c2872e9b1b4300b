import { webcrypto } from 'node:crypto'

import type { KeptIdClaim } from './KeptIds'
import { isKeptId } from './keptMark'
import { wordsOfKey } from './wordsOfKey'

const { subtle } = webcrypto

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }

/**
 * Is the id made from the key of whoever signed the claim? What costs most comes
 * last.
 * @param origin of the page
 */
export async function isClaimTrue(
  { id, publicKey, number, signature }: KeptIdClaim,
  origin: string
): Promise<boolean> {
  const text = Buffer.from(`kinscreen kept 1 ${id}`)
  return (
    isKeptId(id) &&
    (await isSignedBy(publicKey, text, signature)) &&
    (await wordsOfKey(publicKey, number, origin)) === id
  )
}

async function isSignedBy(
  publicKey: Buffer,
  text: Buffer,
  signature: Buffer
): Promise<boolean> {
  try {
    const key = await subtle.importKey('raw', publicKey, curve, false, [
      'verify',
    ])
    return await subtle.verify(signing, key, signature, text)
  } catch {
    // Not a point of the curve.
    return false
  }
}
