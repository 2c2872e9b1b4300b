import type { IncomingMessage } from 'node:http'

import proxyAddr from 'proxy-addr'

/**
 * Proxies whose `X-Forwarded-For` is trusted: these addresses (also CIDR,
 * `loopback`, `linklocal`, `uniquelocal`). A number of hops is not supported:
 * it would trust any client, proxy or not.
 */
export type TrustProxy = readonly string[]

/** Is the hop with this address, the n-th from the server, trusted? */
export type Trust = (address: string, hop: number) => boolean

/** @throws TypeError when the list contains something that is not an address */
export const trustOf = (proxies: TrustProxy): Trust =>
  proxyAddr.compile([...proxies])

/** The address of the nearest hop that is not trusted. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string =>
  proxyAddr(request, trust)
