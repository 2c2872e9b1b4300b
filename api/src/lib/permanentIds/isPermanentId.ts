import { createHash } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

const label = 'kinscreen kept '
const wordCount = 4

/**
 * An id is permanent if its hash begins with this many zero bits; one id in 16
 * has them by chance.
 */
const markBits = 4

const words = new Set(wordlist)

/**
 * Whether an id is permanent: only a page that owns the id's key can attach
 * with it (docs/kept-helpers.md). The answer depends on the id alone, so no
 * server stores a list. Ids with capitals, spaces or underscores are permanent
 * too, but no key gives them.
 */
export function isPermanentId(userId: string): boolean {
  const parts = userId.toLowerCase().split(/[ _-]/)
  if (parts.length !== wordCount || !parts.every((word) => words.has(word))) {
    return false
  }
  const text = label + parts.join('-')
  const [first = 0] = createHash('sha256').update(text).digest()
  return first >> (8 - markBits) === 0
}
