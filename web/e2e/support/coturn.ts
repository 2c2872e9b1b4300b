import { join } from 'node:path'

import type { Certificate } from './certificate'
import { freePort } from './freePort'
import { type Program, startProgram } from './program'

const host = '127.0.0.1'

/** The relay that operators run, for one test. */
export interface Coturn {
  readonly urls: { udp: string; tcp: string; tls: string }
  /** of the relay, which also answers STUN */
  readonly stunUrl: string
  start(): Promise<void>
  /** SIGKILL: its allocations are gone */
  kill(): Promise<void>
  /** no traffic in either direction, but no error */
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
    // Without the machine’s configuration; only our folder is written to.
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
