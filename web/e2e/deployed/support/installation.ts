import { join } from 'node:path'

import { selfSignedCertificate } from '../../support/certificate'
import { type Program, startProgram } from '../../support/program'

import { root } from './deployFiles'
import { freePorts, type Ports } from './ports'
import { startApi as startUnit } from './startApi'
import { startNginx } from './startNginx'
import { startRelay } from './startRelay'
import { address, hosts } from './values'

/** What an operator runs, from the files in `deploy/`, on one machine. */
export interface Installation {
  readonly ports: Ports
  /** makes a browser find the host names here, and trust the certificate */
  readonly args: string[]
  /** one of the two instances of the api */
  readonly api: Program
  /** stops both instances and starts others in their place, one after the other */
  replaceApi(start: StartApi): Promise<void>
  /** puts the pages of a built repository in the place of those before, with their headers */
  serve(repository: string): Promise<void>
  stop(): Promise<void>
}

/** Starts an instance of the api at a port. */
type StartApi = (ports: Ports, port: number) => Promise<Program>

/** What an installation has otherwise than by itself. */
export interface Otherwise {
  /** usually as the unit does */
  readonly startApi?: StartApi
  /** the built repository whose pages are served; usually this one */
  readonly pages?: string
}

/**
 * @param folder an empty one, for certificates, configuration and logs
 * @throws when a part does not start; then those that did are stopped
 */
export async function startInstallation(
  folder: string,
  { startApi = startUnit, pages = root }: Otherwise = {}
): Promise<Installation> {
  const ports = await freePorts()
  const { arg: trust } = selfSignedCertificate(folder)
  const running: Program[] = []
  const started = async (program: Promise<Program>) => {
    running.unshift(await program)
    return program
  }
  const stop = async () => {
    for (const program of running) await program.stop()
  }
  try {
    await started(startProgram(redisCommand(ports), [ports.redis]))
    await started(startRelay(folder, ports))
    const api = await started(startApi(ports, ports.api))
    const otherApi = await started(startApi(ports, ports.otherApi))
    let nginx = await started(startNginx(folder, ports, pages))
    const replaceApi = async (start: StartApi) => {
      for (const [program, port] of [
        [api, ports.api],
        [otherApi, ports.otherApi],
      ] as const) {
        await program.stop()
        await started(start(ports, port))
      }
    }
    const serve = async (repository: string) => {
      await nginx.stop()
      nginx = await started(startNginx(folder, ports, repository))
    }
    const args = [resolverRules(ports), trust]
    return { ports, args, api, replaceApi, serve, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Makes a browser find the host names of an installation here. Chromium
 * 156.0.8078.108 ends its network service where a rule maps the port of a relay
 * over TLS.
 */
export function resolverRules({ tls }: Ports): string {
  const rules = [
    `MAP ${hosts.web}:443 ${address}:${tls}`,
    `MAP ${hosts.api}:443 ${address}:${tls}`,
    `MAP ${hosts.relay} ${address}`,
  ]
  return `--host-resolver-rules=${rules.join(', ')}`
}

const redisCommand = ({ redis }: Ports) =>
  [
    'redis-server',
    join(root, 'deploy', 'redis', 'redis.conf'),
    // A machine of tests has no folder for the socket.
    ...['--port', String(redis), '--unixsocket', ''],
  ] as const
