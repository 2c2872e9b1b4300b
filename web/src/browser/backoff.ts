const firstDelayMs = 500
const longestDelayMs = 10_000

/**
 * @param attempt the number of the attempt that just failed, counted from 1
 * @returns milliseconds to wait: 0.5, 1, 2, 4, 8, 10, 10 … s
 */
export function backoffMs(attempt: number): number {
  const doublings = Math.max(0, Math.min(attempt, 10) - 1)
  return Math.min(firstDelayMs * 2 ** doublings, longestDelayMs)
}

/**
 * Adds jitter, so that many clients do not reconnect at once.
 *
 * @param random from 0 (inclusive) to 1 (exclusive)
 * @returns between half of the delay and all of it
 */
export function withJitter(delayMs: number, random: number): number {
  return Math.round(delayMs * (0.5 + random / 2))
}
