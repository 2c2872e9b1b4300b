import ipaddr from 'ipaddr.js'

/** The widest network a proxy may have; private ones include 10.0.0.0/8. */
const leastBits = { ipv4: 8, ipv6: 16 }

/** Private networks that are wider: unique local (RFC 4193), link-local. */
const privateNetworks: [address: ipaddr.IPv6, bits: number][] = [
  [ipaddr.IPv6.parse('fc00::'), 7],
  [ipaddr.IPv6.parse('fe80::'), 10],
]

/** IPv4 mapped to IPv6 (RFC 4291, section 2.5.5.2). */
const mappedBits = 96

const bitsOf = (suffix: string): number =>
  ipaddr.IPv4.isValid(suffix) && suffix.includes('.')
    ? (ipaddr.IPv4.parse(suffix).prefixLengthFromSubnetMask() ?? 0)
    : Number(suffix)

/**
 * Is this range so wide that it includes the public internet, and with it
 * people who connect without a proxy? Total: false for anything that is not a
 * range.
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
