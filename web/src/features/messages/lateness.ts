/** Older positions may be outdated. */
export const tooLateMs = 3_000

/**
 * The delay of a message without a common clock: the fastest message so far
 * estimates the difference between the clocks.
 *
 * @param leastMs the smallest difference so far; null at first
 * @param sentMs on the sender’s clock
 * @param nowMs on this side’s clock
 * @returns the new smallest difference, and the delay beyond it
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
