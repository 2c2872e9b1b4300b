import type { IncomingMessage } from 'node:http'

import proxyAddr from 'proxy-addr'

/**
 * Which proxies tell the truth in `X-Forwarded-For`: those with these addresses
 * (also CIDR, `loopback`, `linklocal`, `uniquelocal`). A number of hops is not
 * among them: it would believe whoever connects, proxy or not.
 */
export type TrustProxy = readonly string[]

/** Is the hop with this address, the n-th from the server, to be believed? */
export type Trust = (address: string, hop: number) => boolean

/** @throws TypeError when the list names something that is no address */
export const trustOf = (proxies: TrustProxy): Trust =>
  proxyAddr.compile([...proxies])

/** The address that the nearest hop which is not trusted has. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string =>
  proxyAddr(request, trust)
