/** A rate limit: a burst, and then an average per second. */
export interface TokenBucket {
  perSecond: number
  burst: number
}

/** The remaining tokens at a point in time. */
export interface Remainder {
  left: number
  atMs: number
}

/**
 * A token bucket.
 *
 * @param before null at first
 * @returns the bucket after taking one token; null if it is empty
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
