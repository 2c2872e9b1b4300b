import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { trust, writeDebianTar } from './debianTar'
import { nodeOfLine } from './nodeOfLine'
import type { Podman } from './podman'

/**
 * Builds a substitute for an official image, for a machine that reaches no
 * registry: a minimal Debian 12 with Node, npm and the user `node`.
 *
 * @param folder for files of the build
 * @param line Node release line, such as 24
 * @returns the name of the image in Podman’s store
 */
export function makeStandIn(
  podman: Podman,
  folder: string,
  line: string
): string {
  const name = `localhost/node:${line}-bookworm-slim`
  const local = join(folder, 'local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  const modules = join(local, 'lib', 'node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(nodeOfLine(line), join(local, 'bin', 'node'))
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true })
  const tar = join(folder, 'base.tar')
  const link = (program: string) =>
    `chroot "$1" ln -s ../lib/node_modules/npm/bin/${program}-cli.js /usr/local/bin/${program}`
  writeDebianTar(
    tar,
    [],
    [
      `cp -r ${local}/. "$1/usr/local/"`,
      ...[link('npm'), link('npx')],
      'chroot "$1" useradd --uid 1000 --create-home node',
    ]
  )
  podman.run('import', '--change', trust, tar, name)
  return name
}

/** The substitute image contains this machine's npm. */
function npmFolder(): string {
  const program = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()
  return dirname(dirname(realpathSync(program)))
}
