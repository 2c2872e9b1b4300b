/**
 * Two words that both pages show, so that people can compare them on the phone.
 * Each number is an index of the BIP-39 list, together 22 bits.
 */
export type SafetyWords = readonly [number, number]

const wordBits = 11
const unusedBits = 2

/**
 * @param hash of all values that both pages know of the call; its first 22 bits
 * are used
 */
export function safetyWordsOf(hash: Uint8Array): SafetyWords {
  const [a = 0, b = 0, c = 0] = hash
  const bits = ((a << 16) | (b << 8) | c) >> unusedBits
  return [bits >> wordBits, bits & ((1 << wordBits) - 1)]
}
