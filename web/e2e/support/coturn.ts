import { join } from 'node:path'

import type { Certificate } from './certificate'
import { freePort } from './freePort'
import { type Program, startProgram } from './program'

const host = '127.0.0.1'

/** The relay that operators run, started for one test. */
export interface Coturn {
  readonly urls: { udp: string; tcp: string; tls: string }
  /** The relay also answers STUN. */
  readonly stunUrl: string
  start(): Promise<void>
  /** SIGKILL: the relay loses all its allocations */
  kill(): Promise<void>
  /** stops all traffic, without an error */
  freeze(): void
  thaw(): void
}

interface Options {
  folder: string
  secret: string
  certificate: Certificate
  args?: string[]
}

export async function ownCoturn(options: Options): Promise<Coturn> {
  const [port, tlsPort] = [await freePort(), await freePort()]
  let running: Program | null = null
  return {
    urls: {
      udp: `turn:${host}:${port}?transport=udp`,
      tcp: `turn:${host}:${port}?transport=tcp`,
      tls: `turns:${host}:${tlsPort}?transport=tcp`,
    },
    stunUrl: `stun:${host}:${port}`,
    start: async () => {
      const args = [
        ...[`--listening-port=${port}`, `--tls-listening-port=${tlsPort}`],
        ...settings(options),
      ]
      running = await startProgram(['turnserver', ...args], [port, tlsPort])
    },
    kill: async () => {
      await running?.kill()
    },
    freeze: () => void running?.freeze(),
    thaw: () => void running?.thaw(),
  }
}

function settings({ folder, secret, certificate, args = [] }: Options) {
  return [
    // Ignores the machine’s configuration, and writes only to our folder.
    ...['-n', '--no-cli', '--log-file=stdout'],
    `--userdb=${join(folder, 'turndb')}`,
    `--pidfile=${join(folder, 'pid')}`,
    ...[`--listening-ip=${host}`, `--relay-ip=${host}`, '--realm=kinscreen'],
    ...['--use-auth-secret', `--static-auth-secret=${secret}`],
    ...[`--cert=${certificate.cert}`, `--pkey=${certificate.key}`],
    // The test's browsers are on this machine.
    '--allow-loopback-peers',
    ...args,
  ]
}
