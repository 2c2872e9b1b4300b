import type { UserId } from 'src/features/links'

const encoder = new TextEncoder()

/** The same as the server's (api/src/lib/permanentIds/isPermanentId.ts). */
const markBits = 4

const fourWords = /^[a-z]+(?:[ _-][a-z]+){3}$/

/**
 * A permanent id can be recognised by its words alone, because their hash has
 * certain bits (docs/kept-helpers.md). One in sixteen of all other ids has
 * these bits too, but the server does not issue those. Case and separators do
 * not matter.
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
