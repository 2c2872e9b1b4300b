import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Allows each key this many points a minute. */
export const perMinute = (points: number): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: 60 })
