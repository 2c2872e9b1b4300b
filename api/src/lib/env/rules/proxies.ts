import ipaddr from 'ipaddr.js'
import * as v from 'valibot'

import { trustOf } from 'src/lib/addresses/trustProxy'

import { commaList } from './values'

/**
 * The fewest prefix bits of a trusted network. The widest private network is
 * 10.0.0.0/8.
 */
const leastBits = { ipv4: 8, ipv6: 16 }

/** Networks that may be wider: unique local (RFC 4193) and link-local. */
const privateNetworks: [address: ipaddr.IPv6, bits: number][] = [
  [ipaddr.IPv6.parse('fc00::'), 7],
  [ipaddr.IPv6.parse('fe80::'), 10],
]

/** Prefix length of IPv4-mapped addresses (RFC 4291, section 2.5.5.2). */
const mappedBits = 96

const bitsOf = (suffix: string): number =>
  ipaddr.IPv4.isValid(suffix) && suffix.includes('.')
    ? (ipaddr.IPv4.parse(suffix).prefixLengthFromSubnetMask() ?? 0)
    : Number(suffix)

/**
 * Does this range include public addresses, from which people connect without a
 * proxy? Returns false for anything that is not a range.
 * @param proxy an address, a CIDR range, an IPv4 address with a netmask, or a
 * name
 */
function holdsTheInternet(proxy: string): boolean {
  const [text = '', suffix] = proxy.split('/')
  if (suffix === undefined || !ipaddr.isValid(text)) {
    return false
  }
  const bits = bitsOf(suffix)
  const address = ipaddr.parse(text)
  if (!(address instanceof ipaddr.IPv6)) {
    return bits < leastBits.ipv4
  }
  if (address.isIPv4MappedAddress()) {
    return bits < mappedBits + leastBits.ipv4
  }
  const isPrivate = privateNetworks.some(
    ([network, least]) => bits >= least && address.match(network, least)
  )
  return bits < leastBits.ipv6 && !isPrivate
}

function isAddress(proxy: string): boolean {
  try {
    trustOf([proxy])
    return true
  } catch {
    return false
  }
}

// proxy-addr would read a bare number n as the address 0.0.0.n.
const isNumber = (text: string): boolean => /^\d+$/.test(text)

export const trustProxy = v.pipe(
  commaList,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (proxy) => !isNumber(proxy),
        'must name the proxies by their addresses, such as 10.0.0.5 or loopback, because a number of hops would believe whoever connects'
      ),
      v.check(
        isAddress,
        'must be a comma list of addresses such as 10.0.0.5, 10.0.0.0/8 or loopback'
      ),
      v.check(
        (proxy) => !holdsTheInternet(proxy),
        'must be the networks of the proxies alone, no wider than /8 in IPv4 and /16 in IPv6, because everybody in them is believed'
      )
    )
  )
)
