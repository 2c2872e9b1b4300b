// Addresses of the IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC
// 6890): the first and last address of each range, and some in between.
export const deniedIpv4 = {
  '“this network”': ['0.0.0.0', '0.0.0.1', '0.255.255.255'],
  'private network': [
    ...['10.0.0.0', '10.0.1.0', '10.255.255.255'],
    ...['172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  ],
  'network between a provider and its customers': [
    '100.64.0.0',
    '100.127.255.255',
  ],
  'loopback address': ['127.0.0.0', '127.0.0.1', '127.255.255.255'],
  'link-local address': ['169.254.0.0', '169.254.169.254', '169.254.255.255'],
  'protocol assignment': ['192.0.0.0', '192.0.0.170', '192.0.0.255'],
  'documentation address': [
    ...['192.0.2.0', '192.0.2.255', '198.51.100.0', '198.51.100.255'],
    ...['203.0.113.0', '203.0.113.255'],
  ],
  'relay for 6to4': ['192.88.99.0', '192.88.99.255'],
  'benchmarking address': ['198.18.0.0', '198.19.255.255'],
  'multicast address': ['224.0.0.0', '224.0.0.251', '239.255.255.255'],
  'reserved address': ['240.0.0.0', '255.255.255.254', '255.255.255.255'],
}

const ones = (groups) => ':ffff'.repeat(groups)

export const deniedIpv6 = {
  'unspecified or loopback address': ['::', '::1'],
  'private IPv4 address in IPv4-compatible form': [
    '::10.0.0.1',
    '::192.168.1.0',
  ],
  'private IPv4 address in IPv4-mapped form': [
    ...['::ffff:10.0.0.0', '::ffff:127.0.0.1', '::ffff:192.168.0.1'],
    ...['::ffff:0.0.0.0', '::ffff:169.254.169.254', '::ffff:172.16.0.1'],
  ],
  'public IPv4 address in IPv4-mapped form': ['::ffff:9.9.9.9'],
  'private IPv4 address in IPv4-translated form': ['::ffff:0:10.0.0.1'],
  'private IPv4 address behind NAT64': [
    ...['64:ff9b::10.0.0.0', '64:ff9b::127.0.0.1', '64:ff9b::192.168.0.1'],
    ...['64:ff9b:1::10.0.0.1', `64:ff9b:1${ones(5)}`, '64:ff9b:1::'],
  ],
  'private IPv4 address in 6to4 form': [
    ...['2002::', '2002:a00:1::', '2002:7f00:1::1', `2002${ones(7)}`],
  ],
  'private IPv4 address in Teredo form': [
    ...['2001::', '2001:0:a00:1::f5ff:fffe', `2001:0${ones(6)}`],
  ],
  'protocol assignment': ['2001:1::1', '2001:20::', `2001:1ff${ones(6)}`],
  'benchmarking address': ['2001:2::', '2001:2:0:1::'],
  'documentation address': [
    ...['2001:db8::', `2001:db8${ones(6)}`, '3fff::', `3fff:fff${ones(6)}`],
  ],
  'unique local address': ['fc00::', 'fd00::1', `fdff${ones(7)}`],
  'link-local or site-local address': [
    'fe80::',
    'fe80::1',
    'fec0::1',
    'feff::',
  ],
  'multicast address': ['ff00::', 'ff02::1', `ffff${ones(7)}`],
  'discard-only or reserved address': [
    ...['100::', '100::1', '1::', '0:0:1::', '::1:0:0:0', '200::1', '400::'],
    ...[`1fff${ones(7)}`, '4000::', '5f00::1', '8000::', 'f000::'],
  ],
}

// Addresses just outside the denied ranges, and in gaps between them.
export const publicIpv4 = [
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
  ...['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0'],
  ...['172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.167.0.1'],
  ...['192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
]

export const publicIpv6 = [
  ...['2000::', '2001:200::', '2001:db7::1', '2001:db9::', '2003::'],
  ...['2400:cb00::', '2606:4700:4700::1111', '3ffe::1', '3fff:1000::'],
]
