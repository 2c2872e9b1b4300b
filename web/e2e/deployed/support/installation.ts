import { join } from 'node:path'

import { selfSignedCertificate } from '../../support/certificate'
import { type Program, startProgram } from '../../support/program'

import { root } from './deployFiles'
import { freePorts, type Ports } from './ports'
import { startApi as startUnit } from './startApi'
import { startNginx } from './startNginx'
import { startRelay } from './startRelay'
import { address, hosts } from './values'

/**
 * The services that an operator runs from the files in `deploy/`, on one
 * machine.
 */
export interface Installation {
  readonly ports: Ports
  /**
   * makes a browser resolve the host names to this machine, and trust the
   * certificate
   */
  readonly args: string[]
  /** one of the two instances of the api */
  readonly api: Program
  /** replaces both instances of the api, one after the other */
  replaceApi(start: StartApi): Promise<void>
  /** replaces the pages and their headers with those of a built repository */
  serve(repository: string): Promise<void>
  stop(): Promise<void>
}

type StartApi = (ports: Ports, port: number) => Promise<Program>

export interface Otherwise {
  /** how to start the api; by default like the systemd unit */
  readonly startApi?: StartApi
  /** the built repository with the pages; by default this one */
  readonly pages?: string
}

/**
 * @param folder empty; for certificates, configuration and logs
 * @throws if a part does not start; the others are then stopped
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
 * The rule of the relay maps no port: Chromium 156.0.8078.108 crashes its
 * network service if a rule maps the port of a relay over TLS.
 *
 * @returns a Chromium argument that maps the host names to this machine
 */
export function resolverRules({ tls }: Ports, domain = hosts.web): string {
  const rules = [
    `MAP ${domain}:443 ${address}:${tls}`,
    `MAP api.${domain}:443 ${address}:${tls}`,
    `MAP turn.${domain} ${address}`,
  ]
  return `--host-resolver-rules=${rules.join(', ')}`
}

const redisCommand = ({ redis }: Ports) =>
  [
    'redis-server',
    join(root, 'deploy', 'redis', 'redis.conf'),
    // A test machine lacks the folder of Redis's socket, so Redis uses a port.
    ...['--port', String(redis), '--unixsocket', ''],
  ] as const
