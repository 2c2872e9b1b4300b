import { isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

/** What a provider gives to one customer, who may use any address of it. */
const ipv6Groups = 4

/**
 * Whose requests are counted together: an IPv4 address, or the /64 of an IPv6
 * address (RFC 6177). Whatever is no address counts as one and the same.
 */
export const addressBlock = (address: string | undefined): string => {
  if (address !== undefined && isIPv4(address)) {
    return address
  }
  if (address === undefined || !ipaddr.isValid(address)) {
    return 'unknown'
  }
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, ipv6Groups)
        .map((group) => group.toString(16))
        .join(':')
    : parsed.toString()
}
