import type { UserId } from 'src/features/links'

const encoder = new TextEncoder()

/** The same as the server's (api/src/lib/permanentIds/isPermanentId.ts). */
const markBits = 4

const fourWords = /^[a-z]+(?:[ _-][a-z]+){3}$/

/**
 * A permanent id can be recognised by its words alone, as a hash of them has
 * certain bits (docs/kept-helpers.md). One in sixteen of all other ids has
 * these bits too, except those that the server issues. The check ignores case
 * and separators, as a person would.
 *
 * @throws when the browser has no WebCrypto
 */
export async function isPermanentId(id: UserId): Promise<boolean> {
  const words = id.toLowerCase()
  if (!fourWords.test(words)) return false
  const text = encoder.encode(`kinscreen kept ${words.replace(/[ _]/g, '-')}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return hash[0]! >> (8 - markBits) === 0
}
