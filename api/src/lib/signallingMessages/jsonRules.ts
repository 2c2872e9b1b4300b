/** Added for each value, because even a short value takes memory. */
const weightOfValue = 64

/** A PeerJS offer is nested 3 levels deep, and our metadata a few more. */
const maxDepth = 8

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength

// Limits the depth: JSON.stringify throws for a payload nested some thousand
// levels deep, and PeerServer 1.0.2 then closes the receiver's socket.
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

/** Whether a JSON value is neither deeper nor larger than a call needs. */
export const weighsAtMost = (weight: number, value: unknown): boolean =>
  weightLeft(value, maxDepth, weight) >= 0
