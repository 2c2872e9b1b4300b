import { isIPv6 } from 'node:net'

import { apiModule } from './apiModule.mjs'

const { turnCredentials } = apiModule('lib/iceServers/turnCredentials')
const { attributes, encodeAddress, types } = apiModule(
  'lib/status/checks/stunMessage'
)
const { TurnAllocation, TurnError } = apiModule(
  'lib/status/checks/TurnAllocation'
)

export { attributes, turnCredentials }

/** coturn’s own attribute: the bytes per second that an allocation may use */
export const bandwidth = 0x8010

const host = '127.0.0.1'
const anyPort = 40_000
// the first channel number that a client may choose (RFC 8656, section 12)
let channel = 0x4000

/**
 * The api’s TURN client, for a relay on this machine. `open` allocates.
 *
 * @param server.secret shared with the relay
 * @param server.user the name under which allocations are counted together
 * @param server.secondsLeft until the credentials expire; negative if they have
 * expired
 */
export const turnAllocation = ({
  secret,
  user = 'a',
  secondsLeft = 600,
  ...server
}) =>
  new TurnAllocation(
    { host, transport: 'tcp', ...server },
    turnCredentials({
      ...{ secret, ttlSeconds: secondsLeft, now: Date.now(), block: user },
    })
  )

/** Attributes for `open` that request a relayed IPv4 or IPv6 address. */
export const ofFamily = (version) => [
  [
    attributes.requestedAddressFamily,
    Buffer.from([version === 6 ? 2 : 1, 0, 0, 0]),
  ],
]

/** @returns the error code that answers a request; 0 for success */
export async function errorCodeOf(request) {
  try {
    await request
    return 0
  } catch (error) {
    if (error instanceof TurnError) return error.code
    throw error
  }
}

// Converts an IPv6 address that ends like IPv4, because ipaddr.js does not read
// all such forms.
const peerAt = (text) => ({
  address: isIPv6(text)
    ? new URL(`http://[${text}]`).hostname.slice(1, -1)
    : text,
  port: anyPort,
})

export const permissionCode = (allocation, address) =>
  errorCodeOf(allocation.permit(peerAt(address)))

export function channelCode(allocation, address) {
  const number = Buffer.alloc(4)
  number.writeUInt16BE(channel++)
  return errorCodeOf(
    allocation.request(types.channelBind, (id) => [
      [attributes.channelNumber, number],
      [attributes.xorPeerAddress, encodeAddress(peerAt(address), id)],
    ])
  )
}
