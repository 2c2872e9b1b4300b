import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

import { listens } from '../../support/listens'

import type { Podman } from './podman'
import { servePodman } from './podmanService'

const run = promisify(execFile)

interface Composed {
  readonly podman: Podman
  /** environment of Podman */
  readonly env?: Readonly<Record<string, string>>
  /** folder for Podman's socket */
  readonly folder: string
  readonly project: string
  /** arguments of Compose that select the file and its settings */
  readonly command: readonly string[]
  /** runs in place of `up` */
  readonly start?: (env: NodeJS.ProcessEnv) => Promise<unknown>
  /** name of the image of api and pages */
  readonly image: string
  /** ports of 127.0.0.1 that are open when all services have started */
  readonly ports: readonly number[]
}

export interface Services {
  container(service: string): string
  /** @throws if Docker’s health check fails */
  checkHealth(service: string): void
  stop(): Promise<void>
}

/**
 * Runs `docker compose up`.
 * @throws with the services' output if they do not all start
 */
export async function composeUp({
  podman,
  env: more = {},
  folder,
  project,
  command,
  image,
  ports,
  start,
}: Composed): Promise<Services> {
  const service = await servePodman(podman, folder, more)
  const env = {
    ...process.env,
    DOCKER_HOST: service.host,
    KINSCREEN_IMAGE: image,
  }
  const compose = (...args: string[]) =>
    run('docker-compose', ['--project-name', project, ...command, ...args], {
      env,
    })
  const container = (name: string) => `${project}_${name}_1`
  const stop = async () => {
    await compose('down', '--volumes', '--timeout', '6')
    await service.stop()
  }
  try {
    await (start?.(env) ?? compose('up', '--detach', '--no-build'))
    const giveUpAtMs = Date.now() + 60_000
    for (const port of ports) {
      while (!(await listens(port))) {
        if (Date.now() > giveUpAtMs) {
          const { stdout } = await compose('logs', '--no-color', '--tail', '20')
          throw new Error(`Nobody listens at ${port}.\n${stdout}`)
        }
        await delay(100)
      }
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...{ container, stop },
    checkHealth: (name) =>
      void podman.run('healthcheck', 'run', container(name)),
  }
}
