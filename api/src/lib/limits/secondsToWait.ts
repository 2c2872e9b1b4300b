import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** `duration` is in seconds. */
export type Limiter = Pick<
  RateLimiterAbstract,
  'consume' | 'delete' | 'duration' | 'get' | 'penalty'
>

/** Counts in this process only. */
export const perMinute = (points: number): Limiter =>
  new RateLimiterMemory({ points, duration: 60 })

/** In whole seconds, at least 1. */
export function secondsOf(
  { msBeforeNext }: RateLimiterRes,
  { duration }: Pick<Limiter, 'duration'>
): number {
  // Without this maximum, the wait could be hours after the clock was set back.
  const seconds = Math.min(msBeforeNext / 1000, duration)
  return Math.max(1, Math.ceil(seconds))
}

/**
 * Counts an action.
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
