import type { Plugin } from 'graphql-yoga'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { metrics } from 'src/lib/metrics/metrics'

interface ServerContext {
  event?: { requestContext: { identity: { sourceIp: string } } }
}

/** The console sends a handful when opened, and then uses a subscription. */
const queriesPerMinute = 120

/** Answers 429 and `Retry-After` to an address with too many requests. */
export function limitQueries(): Plugin {
  const rate = new AddressRate(queriesPerMinute)
  return {
    async onRequest({ serverContext, fetchAPI, endResponse }) {
      const { event } = serverContext as ServerContext
      const address = event?.requestContext.identity.sourceIp
      const seconds = await rate.secondsToWait(addressBlock(address))
      if (seconds > 0) {
        metrics.rateLimited.inc({ where: 'graphql' })
        const headers = { 'retry-after': String(seconds) }
        endResponse(new fetchAPI.Response(null, { status: 429, headers }))
      }
    },
  }
}
