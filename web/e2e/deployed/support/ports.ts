import { freePort } from '../../support/freePort'

const names = [
  'tls',
  'plain',
  'api',
  'otherApi',
  'redis',
  'relay',
  'relayTls',
] as const

export type Ports = Record<(typeof names)[number], number>

export async function freePorts(): Promise<Ports> {
  const taken = new Set<number>()
  const entries: [string, number][] = []
  for (const name of names) {
    let port = await freePort()
    while (taken.has(port)) port = await freePort()
    taken.add(port)
    entries.push([name, port])
  }
  return Object.fromEntries(entries) as Ports
}
