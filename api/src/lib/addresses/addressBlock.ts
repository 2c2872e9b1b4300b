import { isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

/** A /64, which a provider assigns to one customer. */
const blockGroups = 4

/** A /48, the largest block that a provider assigns to one site. */
const siteGroups = 3

/**
 * The block whose requests are counted together: an IPv4 address, or the /64 of
 * an IPv6 address (RFC 6177). All texts that are not an address share one
 * block.
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
 * The /48 of an IPv6 block (RFC 6177, section 2): one owner may have all its
 * /64 blocks. Undefined for other blocks.
 */
export function siteOf(block: string): string | undefined {
  const groups = block.split(':')
  return groups.length === blockGroups
    ? groups.slice(0, siteGroups).join(':')
    : undefined
}
