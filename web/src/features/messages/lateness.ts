/**
 * After a longer delay, the picture may have changed, so that the positions in
 * a message no longer fit.
 */
export const tooLateMs = 3_000

/**
 * All messages that an outage has delayed arrive within this time after it. If
 * messages are late for longer, the estimated clock difference is wrong.
 */
export const recoverAfterMs = 10_000

/**
 * The estimated difference between the clocks of sender and receiver, in ms.
 */
export interface ClockDifference {
  /** the current difference: the smallest `nowMs - sentMs` of any message */
  leastMs: number
  /** the next difference: the smallest `nowMs - sentMs` since `sinceMs` */
  recentMs: number
  sinceMs: number
}

/**
 * Measures the delay of a message, although sender and receiver have different
 * clocks. The fastest message of the last seconds gives the estimate of the
 * clock difference, which may change when a computer sleeps. Messages that all
 * arrive after an outage are compared with the estimate from before the outage.
 *
 * @param before the previous estimate; null for the first message
 * @param sentMs on the sender's clock
 * @param nowMs on this side's clock
 * @returns the new estimate, and how much longer than the fastest message this
 * message took
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
