import { createHash } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

const label = 'kinscreen kept '
const wordCount = 4

/** Leading zero bits of a hash; one id in 16 has them by chance. */
const markBits = 4

const words = new Set(wordlist)

/**
 * Whether only the owner of its key can attach with this id
 * (docs/kept-helpers.md). The answer depends on the id alone, so no server
 * keeps a list. Other spellings of the same words are permanent too, but no key
 * makes them.
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
