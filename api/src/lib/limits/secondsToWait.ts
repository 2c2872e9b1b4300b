import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** Counts the actions of each key; `duration` is in seconds. */
export type Limiter = Pick<
  RateLimiterAbstract,
  'consume' | 'delete' | 'duration' | 'get' | 'penalty'
>

/** Allows each key this many points a minute, counted in this process. */
export const perMinute = (points: number): Limiter =>
  new RateLimiterMemory({ points, duration: 60 })

/**
 * Time until the limit allows the next action, in whole seconds, at least one.
 */
export function secondsOf(
  { msBeforeNext }: RateLimiterRes,
  { duration }: Pick<Limiter, 'duration'>
): number {
  // After the clock was set back, the time could be hours, so it is limited.
  const seconds = Math.min(msBeforeNext / 1000, duration)
  return Math.max(1, Math.ceil(seconds))
}

/**
 * Counts one more action of the key.
 * @returns 0 within the limit, else the seconds to wait
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
