import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { hasEnded, spawnForTest } from '../../support/spawnForTest'

import type { Podman } from './podman'

export interface PodmanService {
  /** value of `DOCKER_HOST` */
  readonly host: string
  stop(): Promise<void>
}

/**
 * Makes Podman serve Docker's API.
 *
 * @param folder for the socket
 * @param env more of its environment
 * @throws if Podman ends before it listens
 */
export async function servePodman(
  { command: [program, ...options] }: Podman,
  folder: string,
  env: Readonly<Record<string, string>> = {}
): Promise<PodmanService> {
  // A test machine may allow fewer files and processes than Podman requests.
  const settings = join(folder, 'containers.conf')
  writeFileSync(
    settings,
    '[containers]\ndefault_ulimits = ["nofile=10000:10000", "nproc=10000:10000"]\n'
  )
  const socket = join(folder, 'podman.sock')
  const host = `unix://${socket}`
  const child = spawnForTest(
    program,
    [...options, 'system', 'service', '--time=0', host],
    {
      stdio: 'ignore',
      env: { ...process.env, ...env, CONTAINERS_CONF: settings },
    }
  )
  while (!existsSync(socket)) {
    if (hasEnded(child)) throw new Error('Podman does not serve.')
    await delay(50)
  }
  return {
    host,
    stop: async () => {
      if (hasEnded(child)) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
