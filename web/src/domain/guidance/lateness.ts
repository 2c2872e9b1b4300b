/** What was pointed at longer ago than this may have moved since. */
export const tooLateMs = 3_000

/**
 * How late something is, without a common clock: the quickest message so far
 * tells how far the clocks are apart.
 *
 * @param leastMs the smallest difference so far; null at the first time
 * @param sentMs on the clock of who sent it
 * @param nowMs on the clock of this side
 * @returns the smallest difference from now on, and how much later than that it came
 */
export function lateness(
  leastMs: number | null,
  sentMs: number,
  nowMs: number
): { leastMs: number; lateMs: number } {
  const difference = nowMs - sentMs
  const least = Math.min(leastMs ?? difference, difference)
  return { leastMs: least, lateMs: difference - least }
}
