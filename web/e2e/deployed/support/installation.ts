import { join } from 'node:path'

import { selfSignedCertificate } from '../../support/certificate'
import { type Program, startProgram } from '../../support/program'

import { root } from './deployFiles'
import { freePorts, type Ports } from './ports'
import { startApi } from './startApi'
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
  stop(): Promise<void>
}

/**
 * @param folder an empty one, for certificates, configuration and logs
 * @throws when a part does not start; then those that did are stopped
 */
export async function startInstallation(folder: string): Promise<Installation> {
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
    await started(startApi(ports, ports.otherApi))
    await started(startNginx(folder, ports))
    const args = [`--host-resolver-rules=${rulesFor(ports).join(', ')}`, trust]
    return { ports, args, api, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const rulesFor = ({ tls }: Ports) => [
  `MAP ${hosts.web}:443 ${address}:${tls}`,
  `MAP ${hosts.api}:443 ${address}:${tls}`,
  `MAP ${hosts.relay} ${address}`,
]

const redisCommand = ({ redis }: Ports) =>
  [
    'redis-server',
    join(root, 'deploy', 'redis', 'redis.conf'),
    ...['--port', String(redis)],
  ] as const
