/** Two indices of the word list (BIP-39): 22 bits. */
export type SafetyWords = readonly [number, number]

const wordBits = 11
const unusedBits = 2

/** @param hash of all facts that both ends share; three bytes of it are used */
export function safetyWordsOf(hash: Uint8Array): SafetyWords {
  const [a = 0, b = 0, c = 0] = hash
  const bits = ((a << 16) | (b << 8) | c) >> unusedBits
  return [bits >> wordBits, bits & ((1 << wordBits) - 1)]
}
