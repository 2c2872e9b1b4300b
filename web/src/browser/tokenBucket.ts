export interface TokenBucket {
  perSecond: number
  burst: number
}

export interface Remainder {
  left: number
  atMs: number
}

/**
 * Takes one token.
 *
 * @param before the last result that was not null; null at first
 * @returns the remaining tokens and the time; null if there was no token to
 *   take
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
