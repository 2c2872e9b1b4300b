import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { debianSources } from './debianSources'
import { nodeOfLine } from './nodeOfLine'
import type { Podman } from './podman'

/**
 * Stands in for an official image that no registry is at hand for: Debian 12 in
 * its smallest variant, with Node and npm in the places where that image has
 * them, and its user `node`.
 *
 * @param folder for what it is made from
 * @param line of Node, such as 24
 * @returns the name of the image in that store
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
  execFileSync(
    'mmdebstrap',
    [
      ...['--quiet', '--variant=minbase', '--include=ca-certificates'],
      `--customize-hook=cp -r ${local}/. "$1/usr/local/"`,
      `--customize-hook=${link('npm')}`,
      `--customize-hook=${link('npx')}`,
      '--customize-hook=chroot "$1" useradd --uid 1000 --create-home node',
      // A machine behind a proxy of its own trusts more authorities.
      `--customize-hook=cp ${authorities} "$1${authorities}"`,
      ...['bookworm', tar, ...debianSources()],
    ],
    { stdio: 'pipe' }
  )
  const trust = `ENV NODE_EXTRA_CA_CERTS=${authorities}`
  podman.run('import', '--change', trust, tar, name)
  return name
}

const authorities = '/etc/ssl/certs/ca-certificates.crt'

/** npm of this machine, which a build in the image starts with. */
function npmFolder(): string {
  const program = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()
  return dirname(dirname(realpathSync(program)))
}
