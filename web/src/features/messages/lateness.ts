/** Older pointer positions may have moved since. */
export const tooLateMs = 3_000

/** Messages that were held up arrive within less: what is late for so long is not. */
export const recoverAfterMs = 10_000

/** Differences between a message’s two times, each on the clock of one side. */
export interface ClockDifference {
  /** of the fastest message: what is taken for the difference of the clocks */
  leastMs: number
  /** the same since `sinceMs`, which replaces it in turn */
  recentMs: number
  sinceMs: number
}

/**
 * How late a message is, without a common clock: the fastest message of a while
 * estimates the difference between the clocks. One of them may stand still while
 * its computer sleeps. What was sent before an outage and arrives after it, all
 * at once, is still compared with what came before.
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
