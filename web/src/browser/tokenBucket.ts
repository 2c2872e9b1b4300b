/** A rate limit: the size of a burst, and the average rate. */
export interface TokenBucket {
  perSecond: number
  burst: number
}

/** The tokens that were left at a point in time. */
export interface Remainder {
  left: number
  atMs: number
}

/**
 * Takes one token.
 *
 * @param before the result of the last call; null at first
 * @returns the remaining tokens; null if there was none
 */
export function spend(
  { perSecond, burst }: TokenBucket,
  before: Remainder | null,
  nowMs: number
): Remainder | null {
  const earned = before ? ((nowMs - before.atMs) / 1_000) * perSecond : burst
  const left = Math.min(burst, (before?.left ?? 0) + earned) - 1
  return left < 0 ? null : { left, atMs: nowMs }
}
