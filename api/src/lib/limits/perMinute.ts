import {
  type RateLimiterAbstract,
  RateLimiterMemory,
} from 'rate-limiter-flexible'

/** What counts how often each key has come; its duration is in seconds. */
export type Limiter = Pick<
  RateLimiterAbstract,
  'consume' | 'delete' | 'duration' | 'get' | 'penalty'
>

/** Allows each key this many points a minute, counted in this process. */
export const perMinute = (points: number): Limiter =>
  new RateLimiterMemory({ points, duration: 60 })
