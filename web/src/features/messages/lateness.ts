/** The positions in a message with a longer delay may be outdated. */
export const tooLateMs = 3_000

/**
 * After an outage, all delayed messages arrive within this time. If messages
 * are late for longer, the estimate of the clock difference is wrong.
 */
export const recoverAfterMs = 10_000

/** The estimated difference between the two clocks, in ms. */
export interface ClockDifference {
  /** the current estimate: the smallest difference of any message */
  leastMs: number
  /** the next estimate: the smallest difference since `sinceMs` */
  recentMs: number
  sinceMs: number
}

/**
 * Measures the delay of a message without a common clock. The fastest message
 * of the last seconds serves as the estimate of the clock difference, which may
 * change when a computer sleeps. Messages that all arrive after an outage are
 * compared with the messages before the outage.
 *
 * @param before the previous estimate; null for the first message
 * @param sentMs on the sender's clock
 * @param nowMs on this side's clock
 * @returns the new estimate, and the delay of this message beyond it
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
