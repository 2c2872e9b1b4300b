import ipaddr from 'ipaddr.js'

/** The widest that a network of proxies can be; private ones have 10.0.0.0/8. */
const leastBits = { ipv4: 8, ipv6: 16 }

/** Private networks that are wider: unique local (RFC 4193), link-local. */
const privateNetworks: [address: ipaddr.IPv6, bits: number][] = [
  [ipaddr.IPv6.parse('fc00::'), 7],
  [ipaddr.IPv6.parse('fe80::'), 10],
]

/** All of IPv4, as IPv6 writes it (RFC 4291, section 2.5.5.2). */
const mappedBits = 96

const bitsOf = (suffix: string): number =>
  ipaddr.IPv4.isValid(suffix) && suffix.includes('.')
    ? (ipaddr.IPv4.parse(suffix).prefixLengthFromSubnetMask() ?? 0)
    : Number(suffix)

/**
 * Is this range so wide that it holds the internet at large, and with it people
 * who connect without a proxy? Total: no for what is no range.
 * @param proxy an address, a CIDR, an IPv4 address with a netmask, or a name
 */
export function holdsTheInternet(proxy: string): boolean {
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
