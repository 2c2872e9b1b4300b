import { isIPv6 } from 'node:net'

// RFC 8489, section 14.2
const magicCookie = Buffer.from([0x21, 0x12, 0xa4, 0x42])
const families = { 4: 1, 6: 2 }

/** The bytes of an address as text, such as 192.0.2.1, 2001:db8::1 or ::ffff:192.0.2.1. */
function addressBytes(address) {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number))
  const { hostname } = new URL(`http://[${address}]`)
  const [before, after] = hostname.slice(1, -1).split('::')
  const groups = (text) => (text ? text.split(':') : [])
  const [head, tail] = [groups(before), groups(after)]
  const zeros = Array(8 - head.length - tail.length).fill('0')
  const digits = [...head, ...zeros, ...tail]
    .map((group) => group.padStart(4, '0'))
    .join('')
  return Buffer.from(digits, 'hex')
}

/**
 * The value of an XOR-PEER-ADDRESS or a similar attribute.
 *
 * @param address IPv4 or IPv6, as text
 * @param port of that address
 * @param transactionId of the message that contains it
 */
export function xorAddress(address, port, transactionId) {
  const mask = Buffer.concat([magicCookie, transactionId])
  const bytes = addressBytes(address).map((byte, at) => byte ^ mask[at])
  const head = Buffer.alloc(4)
  head[1] = families[isIPv6(address) ? 6 : 4]
  head.writeUInt16BE(port ^ magicCookie.readUInt16BE(0), 2)
  return Buffer.concat([head, bytes])
}
