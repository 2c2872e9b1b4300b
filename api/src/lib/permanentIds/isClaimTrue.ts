import { pbkdf2, webcrypto } from 'node:crypto'
import { promisify } from 'node:util'

import { wordlist } from '@scure/bip39/wordlists/english'

import type { PermanentIdClaim } from 'src/lib/permanentIds/PermanentIds'

import { isPermanentId } from './isPermanentId'

const derive = promisify(pbkdf2)

/**
 * PBKDF2 iterations. docs/proof.md computes the cost of finding another key
 * that gives the same id.
 */
const rounds = 600_000

const wordBits = 11
const wordCount = 4
const byteLength = 6

/**
 * Derives the id, four words, that belongs to a key. Slow on purpose (decision
 * 76): about 0.2 s on a thread of libuv's pool.
 * @param publicKey uncompressed point of P-256
 * @param number hashed with the key; the page tried numbers until the id was
 * permanent (isPermanentId)
 * @param origin of the page; a key has another id on another installation
 */
async function wordsOfKey(
  publicKey: Buffer,
  number: number,
  origin: string
): Promise<string> {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(number)
  const bits = await derive(
    Buffer.concat([publicKey, counted]),
    `kinscreen words 1 ${origin}`,
    rounds,
    byteLength,
    'sha256'
  )
  const value = BigInt(`0x${bits.toString('hex')}`) >> 4n
  return Array.from({ length: wordCount }, (_, index) => {
    const shift = BigInt(wordBits * (wordCount - 1 - index))
    return wordlist[Number((value >> shift) & 2047n)]
  }).join('-')
}

const { subtle } = webcrypto

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }

/**
 * Is the id derived from the key that signed the claim? The most expensive
 * check comes last.
 * @param origin of the page
 */
export async function isClaimTrue(
  { id, publicKey, number, signature }: PermanentIdClaim,
  origin: string
): Promise<boolean> {
  const text = Buffer.from(`kinscreen kept 1 ${id}`)
  return (
    isPermanentId(id) &&
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
    // The public key is not a point of the curve.
    return false
  }
}
