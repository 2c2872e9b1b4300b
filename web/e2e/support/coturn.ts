import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { Certificate } from './certificate'
import { freePort } from './freePort'
import { untilItListens } from './listens'

const host = '127.0.0.1'

/** A relay of one test’s own: the real one, which operators run. */
export interface Coturn {
  readonly urls: { udp: string; tcp: string; tls: string }
  /** it answers STUN as well */
  readonly stunUrl: string
  start(): Promise<void>
  /** SIGKILL: its allocations are gone */
  kill(): Promise<void>
  /** nothing passes in either direction, and nobody is told */
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
  let running: ChildProcess | null = null
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
      running = spawn('turnserver', args, { stdio: 'ignore' })
      await untilItListens(port)
      await untilItListens(tlsPort)
    },
    kill: async () => {
      if (!running || running.exitCode !== null || running.signalCode) return
      const exit = once(running, 'exit')
      running.kill('SIGKILL')
      await exit
    },
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
  }
}

function settings({ folder, secret, certificate, args = [] }: Options) {
  return [
    // No configuration of the machine’s own, and nothing written outside of the test’s folder.
    ...['-n', '--no-cli', '--log-file=stdout'],
    `--userdb=${join(folder, 'turndb')}`,
    `--pidfile=${join(folder, 'pid')}`,
    ...[`--listening-ip=${host}`, `--relay-ip=${host}`, '--realm=kinscreen'],
    ...['--use-auth-secret', `--static-auth-secret=${secret}`],
    ...[`--cert=${certificate.cert}`, `--pkey=${certificate.key}`],
    // The browsers of a test are all on this machine.
    '--allow-loopback-peers',
    ...args,
  ]
}
