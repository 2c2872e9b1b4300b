import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

import { fails, type Finding, works } from './Finding'

/**
 * The addresses of a host, as DNS knows them. A network without DNS may name
 * its machines in /etc/hosts only.
 *
 * @returns empty if the name is not known. It never rejects.
 */
export async function addressesOf(
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
 * Has a host name an address, and is it one of this machine? The latter is only
 * said, because behind NAT it is right if it is not.
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
