import type { ConnectionQuality } from 'src/domain/connectionQuality'

interface ConnectionWords {
  good: string
  poor: string
  slow: string
  unsteady: string
}

/** How good a connection is, in the words of one language. */
export const connectionIn =
  (words: ConnectionWords) =>
  ({ level, faults: [worst] }: ConnectionQuality) => {
    if (level !== 'weak') return words[level]
    return worst === 'delay' ? words.slow : words.unsteady
  }
