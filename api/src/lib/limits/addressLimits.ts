import type { onRequestAsyncHookHandler } from 'fastify'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { metrics } from 'src/lib/metrics/metrics'
import { corsHeaders } from 'src/lib/server/jsonFunction'

import type { AddressRate } from './AddressRate'

/** Signalling sockets of one instance: 20,000 idle pages take about 200 MiB. */
export const maxOpenSockets = 20_000

/** Limits of one address (decision 28); an IPv6 /48 has a multiple of them. */
export interface AddressLimits {
  /** WebSockets for signalling that may be open at once */
  readonly openSockets: number
  readonly upgradesPerMinute: number
  /** HTTP requests for an id or to a function */
  readonly requestsPerMinute: number
  /**
   * What one address may queue for all absent receivers, in bytes. All
   * addresses together may queue 16 MiB.
   */
  readonly waitingBytes: number
  /**
   * What one address may queue for one absent receiver, in bytes. All addresses
   * together may queue 256 KiB for this receiver.
   */
  readonly waitingBytesPerReceiver: number
}

/**
 * Enough for a few hundred pages in a school, or behind a provider's shared
 * address.
 */
const usual: AddressLimits = {
  openSockets: 200,
  upgradesPerMinute: 300,
  requestsPerMinute: 600,
  waitingBytes: 1024 * 1024,
  waitingBytesPerReceiver: 64 * 1024,
}

export const addressLimits = (factor: number): AddressLimits => ({
  openSockets: usual.openSockets * factor,
  upgradesPerMinute: usual.upgradesPerMinute * factor,
  requestsPerMinute: usual.requestsPerMinute * factor,
  waitingBytes: usual.waitingBytes * factor,
  waitingBytesPerReceiver: usual.waitingBytesPerReceiver * factor,
})

/** A hook that answers 429 and `Retry-After` above the rate. */
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
