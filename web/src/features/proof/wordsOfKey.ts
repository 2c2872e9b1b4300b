import { parseUserId, type UserId, type WordList } from 'src/features/links'

/** The same as the server's (api/src/lib/permanentIds/isClaimTrue.ts). */
const rounds = 600_000

const wordCount = 4
/** The id uses the first 44 of the 48 bits in six bytes. */
const byteLength = 6
const unusedBits = 4

const encoder = new TextEncoder()

/**
 * The id that is derived from a key: a fingerprint as words, made slow on
 * purpose (decision 76). This takes 0.2 s on a computer, and a second on a
 * phone.
 *
 * @param publicKey uncompressed point of P-256
 * @param number at most 32 bits
 * @param list 2,048 words
 * @param origin as in `location.origin`
 * @throws when the browser has no WebCrypto
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
  // 48 bits fit into a double; bit shifts would truncate them to 32.
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
