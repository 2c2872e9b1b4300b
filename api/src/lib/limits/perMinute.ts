import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Lets each key have so many points a minute. */
export const perMinute = (points: number): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: 60 })
