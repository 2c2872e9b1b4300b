import { RateLimiterRes } from 'rate-limiter-flexible'

import type { Limiter } from './perMinute'

/** Time until there is room again, in whole seconds, at least one. */
export function secondsOf(
  { msBeforeNext }: RateLimiterRes,
  { duration }: Pick<Limiter, 'duration'>
): number {
  // If the clock was set back, it would be hours.
  const seconds = Math.min(msBeforeNext / 1000, duration)
  return Math.max(1, Math.ceil(seconds))
}

/**
 * Counts one more for the key.
 * @returns 0 when it is within the limit, else the seconds to wait
 */
export async function secondsToWait(
  limiter: Limiter,
  key: string
): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      return secondsOf(refusal, limiter)
    }
    throw refusal
  }
}
