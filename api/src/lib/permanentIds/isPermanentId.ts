import { createHash } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

const label = 'kinscreen kept '
const wordCount = 4

/** So many leading zero bits: one of sixteen ids has them. */
const markBits = 4

const words = new Set(wordlist)

/**
 * Only whoever has the key of such an id may attach with it
 * (docs/kept-helpers.md). The mark can be read from the id alone, so that no
 * server keeps a list. What a person would take for the same words has it too,
 * and nobody has its key.
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
