import type { onRequestAsyncHookHandler } from 'fastify'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { metrics } from 'src/lib/metrics/metrics'
import { corsHeaders } from 'src/lib/server/corsHeaders'

import type { AddressRate } from './AddressRate'

/**
 * A hook that answers 429 and `Retry-After` to an address with too many
 * requests.
 */
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
