import type { UserId } from 'src/features/links'

const encoder = new TextEncoder()

/**
 * This many first bits of the hash are zero. The server has the same number
 * (api/src/lib/permanentIds/isPermanentId.ts).
 */
const markBits = 4

const fourWords = /^[a-z]+(?:[ _-][a-z]+){3}$/

/**
 * Whether an id is permanent. The words of the id show this: the first four
 * bits of their hash are zero (docs/kept-helpers.md). The server never issues
 * such words for other ids. Case and separators do not matter.
 *
 * @throws if the browser has no WebCrypto
 */
export async function isPermanentId(id: UserId): Promise<boolean> {
  const words = id.toLowerCase()
  if (!fourWords.test(words)) return false
  const text = encoder.encode(`kinscreen kept ${words.replace(/[ _]/g, '-')}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return hash[0]! >> (8 - markBits) === 0
}
