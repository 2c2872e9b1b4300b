import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { replaced, withoutDigests } from './deployFiles'
import type { Podman } from './podman'
import { makeStandIn } from './standInBase'

const shippedLine = (dockerfile: string) =>
  /^ARG NODE_IMAGE=node:(\d+)-/m.exec(readFileSync(dockerfile, 'utf8'))?.[1]

interface Images {
  readonly podman: Podman
  /** folder for files of the build */
  readonly folder: string
  readonly context: string
  /** the operator's settings of the build */
  readonly settings: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
}

/**
 * Builds stages of the shipped `deploy/Dockerfile`.
 *
 * @returns the name of the image that replaces Node's official one
 */
export function buildImages({
  podman,
  folder,
  context,
  settings,
  names,
}: Images): string {
  const dockerfile = join(context, 'deploy', 'Dockerfile')
  writeFileSync(dockerfile, replaced(dockerfile, [withoutDigests]))
  const base = makeStandIn(podman, folder, shippedLine(dockerfile) ?? '')
  const stage = (file: string, target: string, name: string) =>
    podman.run(
      // Without layers, each of which would be a copy of everything.
      ...['build', '--layers=false', '--isolation', 'chroot'],
      ...['--format', 'docker', '--file', file],
      ...['--ignorefile', `${dockerfile}.dockerignore`],
      ...['--target', target, '--tag', name],
      ...Object.entries({ NODE_IMAGE: base, ...settings }).flatMap(
        ([setting, value]) => ['--build-arg', `${setting}=${value}`]
      ),
      context
    )
  // Built first, because without layers each of the others would build it
  // again.
  const built = 'localhost/kinscreen-build'
  stage(dockerfile, 'build', built)
  const rest = join(folder, 'Dockerfile')
  writeFileSync(
    rest,
    replaced(dockerfile, [
      [/^FROM \S+ AS build\n(?:.+\n)+/, ''],
      ['--from=build ', `--from=${built} `],
    ])
  )
  for (const [target, name] of Object.entries(names)) {
    stage(rest, target, name)
  }
  podman.run('rmi', built)
  return base
}
