import { isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

/**
 * A /64: a provider assigns one to each customer, who may use any address in
 * it.
 */
const blockGroups = 4

/**
 * A /48, the largest block that a provider assigns to one site; it has 65,536
 * /64 blocks.
 */
const siteGroups = 3

/**
 * The block whose requests are counted together: an IPv4 address, or the /64 of
 * an IPv6 address (RFC 6177). Anything that is not an address maps to one
 * shared value.
 */
export function addressBlock(address: string | undefined): string {
  if (address !== undefined && isIPv4(address)) {
    return address
  }
  if (address === undefined || !ipaddr.isValid(address)) {
    return 'unknown'
  }
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, blockGroups)
        .map((group) => group.toString(16))
        .join(':')
    : parsed.toString()
}

/**
 * The /48 of an IPv6 block, whose owner has every /64 in it (RFC 6177, section
 * 2). Undefined for everything else.
 */
export function siteOf(block: string): string | undefined {
  const groups = block.split(':')
  return groups.length === blockGroups
    ? groups.slice(0, siteGroups).join(':')
    : undefined
}
