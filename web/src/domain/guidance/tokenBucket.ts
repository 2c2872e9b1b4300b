/** How much of something may come: a burst, and then so many a second. */
export interface TokenBucket {
  perSecond: number
  burst: number
}

/** What is left of an allowance, at a time. */
export interface Remainder {
  left: number
  atMs: number
}

/**
 * A token bucket.
 *
 * @param before null at the first time
 * @returns what remains after one more; null when it is one too many
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
