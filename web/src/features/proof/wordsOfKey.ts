import { parseUserId, type UserId, type WordList } from 'src/features/links'

/** PBKDF2 rounds, as in api/src/lib/permanentIds/isClaimTrue.ts. */
const rounds = 600_000

const wordCount = 4
/** Six bytes have 48 bits; four words of 11 bits use the first 44. */
const byteLength = 6
const unusedBits = 4

const encoder = new TextEncoder()

/**
 * Derives an id from a public key: a short fingerprint in words. It is slow on
 * purpose, so that nobody can search for a key with the same words (decision
 * 76): 0.2 s on a computer, a second on a phone.
 *
 * @param publicKey an uncompressed point of P-256
 * @param number a counter of at most 32 bits
 * @param list the 2,048 words of BIP-39
 * @param origin as in `location.origin`
 * @throws if the browser has no WebCrypto
 */
export async function wordsOfKey(
  publicKey: Uint8Array,
  number: number,
  list: WordList,
  origin: string
): Promise<UserId> {
  const counted = new Uint8Array(4)
  new DataView(counted.buffer).setUint32(0, number)
  const secret = Uint8Array.of(...publicKey, ...counted)
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      salt: encoder.encode(`kinscreen words 1 ${origin}`),
      iterations: rounds,
    },
    await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, [
      'deriveBits',
    ]),
    8 * byteLength
  )
  // Arithmetic with numbers, because bit shifts would truncate the 48 bits to
  // 32.
  let value = new Uint8Array(bits).reduce((sum, byte) => sum * 256 + byte, 0)
  value = Math.floor(value / 2 ** unusedBits)
  const words: string[] = []
  for (let word = 0; word < wordCount; word++) {
    words.unshift(list[value % list.length] ?? '')
    value = Math.floor(value / list.length)
  }
  const id = parseUserId(words.join('-'))
  if (!id) throw new Error('Words of the list are no id')
  return id
}
