import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Counts one more for the key.
 * @returns 0 when it is within the limit, else the seconds to wait
 */
export const secondsToWait = async (
  limiter: RateLimiterAbstract,
  key: string
): Promise<number> => {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      // Of a clock that was set back it would be hours.
      const seconds = Math.min(refusal.msBeforeNext / 1000, limiter.duration)
      return Math.max(1, Math.ceil(seconds))
    }
    throw refusal
  }
}
