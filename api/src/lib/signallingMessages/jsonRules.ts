/** The minimum size counted per value: what it takes in memory. */
const weightOfValue = 64

/** A PeerJS offer nests 3 levels deep; our metadata adds few. */
const maxDepth = 8

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength

// PeerServer 1.0.2 closes the receiver's socket when JSON.stringify throws, and
// a payload nested some thousand levels deep makes it throw.
function weightLeft(value: unknown, depth: number, weight: number): number {
  const left =
    weight - weightOfValue - (typeof value === 'string' ? value.length : 0)
  if (typeof value !== 'object' || value === null) {
    return left
  }
  return depth === 0
    ? -1
    : Object.entries(value).reduce(
        (rest, [key, child]) =>
          rest < 0 ? rest : weightLeft(child, depth - 1, rest - key.length),
        left
      )
}

/** Is a parsed JSON value within the depth and size that a call needs? */
export const weighsAtMost = (weight: number, value: unknown): boolean =>
  weightLeft(value, maxDepth, weight) >= 0
