import type { IncomingMessage } from 'node:http'

import proxyAddr from 'proxy-addr'

/**
 * Which proxies tell the truth in `X-Forwarded-For`: so many hops next to the
 * server, or those with these addresses (also CIDR, `loopback`, `uniquelocal`).
 */
export type TrustProxy = number | readonly string[]

/** Is the hop with this address, the n-th from the server, to be believed? */
export type Trust = (address: string, hop: number) => boolean

/** @throws TypeError when the list names something that is no address */
export const trustOf = (proxies: TrustProxy): Trust =>
  typeof proxies === 'number'
    ? (_, hop) => hop < proxies
    : proxyAddr.compile([...proxies])

/** The address that the nearest hop which is not trusted has. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string =>
  proxyAddr(request, trust)
