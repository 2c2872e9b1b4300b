import type { IncomingMessage } from 'node:http'

import proxyAddr from 'proxy-addr'

/**
 * Proxies whose `X-Forwarded-For` is trusted: addresses, CIDR ranges,
 * `loopback`, `linklocal` or `uniquelocal`. A number of hops is not supported,
 * because clients that bypass the proxy would be trusted too.
 */
export type TrustProxy = readonly string[]

/** Whether a hop is trusted; hop 0 is nearest to the server. */
export type Trust = (address: string, hop: number) => boolean

/** @throws TypeError for an item that is not an address */
export const trustOf = (proxies: TrustProxy): Trust =>
  proxyAddr.compile([...proxies])

/** The address of the nearest hop that is not trusted. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string =>
  proxyAddr(request, trust)
