export interface TokenBucket {
  perSecond: number
  burst: number
}

export interface Remainder {
  left: number
  atMs: number
}

/**
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
