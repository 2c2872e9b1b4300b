import type { onRequestAsyncHookHandler } from 'fastify'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'

import { corsHeaders } from 'src/lib/corsHeaders'
import { metrics } from 'src/lib/metrics'

import { addressBlock } from './addressBlock'
import { secondsToWait } from './secondsToWait'

/** A hook that answers 429 and `Retry-After` to an address that asks too much. */
export const limitRequests =
  (
    limiter: RateLimiterAbstract,
    allowedOrigins: readonly string[]
  ): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const seconds = await secondsToWait(limiter, addressBlock(request.ip))
    if (seconds === 0) {
      return
    }
    metrics.rateLimited.inc({ where: 'request' })
    return reply
      .code(429)
      .headers(corsHeaders(request.headers.origin, allowedOrigins))
      .header('retry-after', seconds)
      .send()
  }
