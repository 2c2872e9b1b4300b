import { lookup, Resolver } from 'node:dns/promises'
import { connect, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

import { fails, type Finding, neither, works } from './Finding'

/**
 * The addresses of a host: from DNS, or from /etc/hosts in networks without
 * DNS. Never rejects.
 *
 * @returns an empty list if the name is unknown
 */
async function addressesOf(
  host: string,
  patienceMs: number
): Promise<string[]> {
  if (isIP(host)) return [host]
  const resolver = new Resolver({ timeout: patienceMs, tries: 1 })
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ])
  if (four.length + six.length > 0) return [...four, ...six]
  const local = await lookup(host, { all: true }).catch(() => [])
  return local.map(({ address }) => address)
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each = []) =>
    each.map(({ address }) => address)
  )

/**
 * Checks whether a host name has an address. An address that is not this
 * machine's is reported, but is no failure: behind NAT, a machine does not have
 * its public address.
 */
export async function checkName(
  host: string,
  patienceMs: number
): Promise<Finding> {
  const name = `DNS of ${host}`
  const addresses = await addressesOf(host, patienceMs)
  if (addresses.length === 0) {
    return fails(name, 'name-unknown', 'has no address')
  }
  const own = ownAddresses()
  const isOwn = addresses.every((address) => own.includes(address))
  const whose = isOwn
    ? 'this machine'
    : 'not an address of this machine, which is right only behind NAT or with several machines'
  return works(name, `is ${addresses.join(', ')} (${whose})`)
}

/** Errors on a machine that has no address of this family, such as IPv6. */
const noRoute = ['ENETUNREACH', 'EADDRNOTAVAIL']

/**
 * Never rejects.
 * @returns whether a TCP port accepts connections; null if this machine has no
 * route to it
 */
function isOpen(host: string, port: number, patienceMs: number) {
  return new Promise<boolean | null>((resolve) => {
    const socket = connect({ host, port })
    const end = (result: boolean | null) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      end(noRoute.includes(code) ? null : false)
    )
    socket.setTimeout(patienceMs, () => end(false))
  })
}

/** Checks whether a web server's port is open at each address of the host. */
export async function checkPort(
  host: string,
  port: number,
  patienceMs: number
): Promise<Finding> {
  const name = `Port ${port} of ${host}`
  const addresses = await addressesOf(host, patienceMs)
  const open = await Promise.all(
    addresses.map((address) => isOpen(address, port, patienceMs))
  )
  const closed = addresses.filter((_, at) => open[at] === false)
  if (closed.length === 0) {
    return open.includes(true)
      ? works(name, 'is open')
      : neither(name, 'unknown', 'cannot be reached from here')
  }
  return open.includes(true)
    ? fails(name, 'port-443-family', `is closed at ${closed.join(', ')}`)
    : fails(name, 'port-443', 'is closed')
}
