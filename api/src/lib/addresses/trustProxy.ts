import type { IncomingMessage } from 'node:http'

import proxyAddr from 'proxy-addr'

/**
 * Proxies whose `X-Forwarded-For` is trusted, as addresses, CIDR ranges, or
 * `loopback`, `linklocal` and `uniquelocal`. A number of hops is not supported,
 * because it would trust any client, proxy or not.
 */
export type TrustProxy = readonly string[]

/** Says whether the n-th hop from the server, with this address, is trusted. */
export type Trust = (address: string, hop: number) => boolean

/** @throws TypeError when the list contains something that is not an address */
export const trustOf = (proxies: TrustProxy): Trust =>
  proxyAddr.compile([...proxies])

/** The address of the nearest hop that is not trusted. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string =>
  proxyAddr(request, trust)
