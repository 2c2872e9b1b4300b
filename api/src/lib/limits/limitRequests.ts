import type { onRequestAsyncHookHandler } from 'fastify'

import { corsHeaders } from 'src/lib/corsHeaders'
import { metrics } from 'src/lib/metrics'

import { addressBlock } from './addressBlock'
import type { AddressRate } from './AddressRate'

/** A hook that answers 429 and `Retry-After` to an address that asks too much. */
export const limitRequests =
  (
    rate: AddressRate,
    allowedOrigins: readonly string[]
  ): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const seconds = await rate.secondsToWait(addressBlock(request.ip))
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
