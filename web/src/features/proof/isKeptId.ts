import type { UserId } from 'src/features/links'

const encoder = new TextEncoder()

/** The same as the server's (api/src/lib/permanentIds/isPermanentId.ts). */
const markBits = 4

const fourWords = /^[a-z]+(?:[ _-][a-z]+){3}$/

/**
 * An id that its owner keeps has a mark, which can be read from it alone
 * (docs/kept-helpers.md). One of sixteen others has it too, but for ids of the
 * server. So has what a person would take for the same words.
 *
 * @throws when the browser has no WebCrypto
 */
export async function isKeptId(id: UserId): Promise<boolean> {
  const words = id.toLowerCase()
  if (!fourWords.test(words)) return false
  const text = encoder.encode(`kinscreen kept ${words.replace(/[ _]/g, '-')}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return hash[0]! >> (8 - markBits) === 0
}
