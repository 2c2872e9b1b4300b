import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '../../support/freePort'
import { type Program, startProgram } from '../../support/program'

import type { Podman } from './podman'
import { address } from './values'

/** A registry on this machine. */
export interface ImageRegistry {
  /** to be set in the environment of Podman when it pulls */
  readonly env: { CONTAINERS_REGISTRIES_CONF: string }
  /**
   * Publishes an image and deletes the local one.
   *
   * @returns its name with the digest, by which it can be pulled again
   */
  publish(podman: Podman, image: string): string
  stop(): Promise<unknown>
}

/** @param folder for images and settings */
export async function startRegistry(folder: string): Promise<ImageRegistry> {
  const storage = join(folder, 'registry')
  mkdirSync(storage)
  const host = `${address}:${await freePort()}`
  const settings = join(folder, 'registry.yml')
  writeFileSync(
    settings,
    JSON.stringify({
      ...{ version: '0.1', log: { level: 'error' } },
      storage: { filesystem: { rootdirectory: storage } },
      http: { addr: host },
    })
  )
  const registries = join(folder, 'registries.conf')
  writeFileSync(
    registries,
    `[[registry]]\nlocation = "${host}"\ninsecure = true\n`
  )
  const program: Program = await startProgram(
    ['docker-registry', 'serve', settings],
    [Number(host.split(':')[1])]
  )
  return {
    env: { CONTAINERS_REGISTRIES_CONF: registries },
    publish: (podman, image) => {
      const name = `${host}/${image.split('/').at(-1)?.split(':')[0]}`
      const digest = join(folder, 'digest')
      podman.run(
        ...['push', '--tls-verify=false', '--digestfile', digest],
        ...[image, `docker://${name}:rehearsal`]
      )
      podman.run('rmi', image)
      return `${name}@${readFileSync(digest, 'utf8').trim()}`
    },
    stop: () => program.stop(),
  }
}
