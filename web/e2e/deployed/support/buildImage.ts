import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { replaced, withoutDigests } from './deployFiles'
import type { Podman } from './podman'
import { makeStandIn } from './standInBase'

const shippedLine = (dockerfile: string) =>
  /^ARG NODE_IMAGE=node:(\d+)-/m.exec(readFileSync(dockerfile, 'utf8'))?.[1]

interface Image {
  readonly podman: Podman
  readonly folder: string
  readonly context: string
  readonly commit: string
  readonly name: string
}

/**
 * Builds the shipped `deploy/Dockerfile`.
 *
 * @returns the name of the image that replaces Node's official one
 */
export function buildImage({
  podman,
  folder,
  context,
  commit,
  name,
}: Image): string {
  const dockerfile = join(context, 'deploy', 'Dockerfile')
  writeFileSync(dockerfile, replaced(dockerfile, [withoutDigests]))
  const base = makeStandIn(podman, folder, shippedLine(dockerfile) ?? '')
  const stage = (file: string, target: string, name: string) =>
    podman.run(
      // With Podman's vfs driver, each layer would be a copy of the whole
      // image.
      ...['build', '--layers=false', '--isolation', 'chroot'],
      ...['--format', 'docker', '--file', file],
      ...['--ignorefile', `${dockerfile}.dockerignore`],
      ...['--target', target, '--tag', name],
      ...Object.entries({ NODE_IMAGE: base, COMMIT: commit }).flatMap(
        ([setting, value]) => ['--build-arg', `${setting}=${value}`]
      ),
      context
    )
  // Builds the stage `build` separately: without layers, each stage that copies
  // from it would build it again.
  const built = 'localhost/kinscreen-build'
  stage(dockerfile, 'build', built)
  const rest = join(folder, 'Dockerfile')
  writeFileSync(
    rest,
    replaced(dockerfile, [
      [/^FROM .+ AS build\n(?:.+\n)+/, ''],
      ['--from=build ', `--from=${built} `],
    ])
  )
  stage(rest, 'kinscreen', name)
  podman.run('rmi', built)
  return base
}
