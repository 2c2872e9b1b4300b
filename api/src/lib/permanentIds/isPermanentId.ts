import { createHash } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

const label = 'kinscreen kept '
const wordCount = 4

/** The mark: leading zero bits of a hash. By chance, one id in 16 has it. */
const markBits = 4

const words = new Set(wordlist)

/**
 * Does the id have the mark, so that only the owner of its key can attach with
 * it (docs/kept-helpers.md)? The mark is computed from the id alone, so no
 * server keeps a list. Spellings that a person would read as the same words
 * have the mark too, but no key makes them.
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
