/** Older positions may be outdated. */
export const tooLateMs = 3_000

/**
 * Delayed messages have all arrived by then: if messages stay late for longer,
 * the clocks differ more than estimated.
 */
export const recoverAfterMs = 10_000

/** The difference between the two clocks, in ms, as messages suggest it. */
export interface ClockDifference {
  /** the difference of the fastest message, which is the estimate */
  leastMs: number
  /** that of the fastest message since `sinceMs`, which is the next estimate */
  recentMs: number
  sinceMs: number
}

/**
 * The delay of a message without a common clock: the fastest message of the last
 * seconds estimates the difference between the clocks, one of which may stop
 * while its computer sleeps. Messages that were sent before an outage and arrive
 * after it, all at once, are still compared with the messages before the outage.
 *
 * @param before null at first
 * @param sentMs on the sender’s clock
 * @param nowMs on this side’s clock
 * @returns the new estimate, and the delay beyond it
 */
export function lateness(
  before: ClockDifference | null,
  sentMs: number,
  nowMs: number
): { difference: ClockDifference; lateMs: number } {
  const ms = nowMs - sentMs
  const fresh = { leastMs: ms, recentMs: ms, sinceMs: nowMs }
  if (!before) return { difference: fresh, lateMs: 0 }
  const recentMs = Math.min(before.recentMs, ms)
  const difference =
    nowMs - before.sinceMs >= recoverAfterMs
      ? { ...fresh, leastMs: recentMs }
      : { ...before, recentMs, leastMs: Math.min(before.leastMs, ms) }
  return { difference, lateMs: ms - difference.leastMs }
}
