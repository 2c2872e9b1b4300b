import { execFileSync } from 'node:child_process'

import { debianSources } from './debianSources'

const authorities = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Makes Node trust this machine's certificate authorities, for example the
 * authority of a proxy.
 */
export const trust = `ENV NODE_EXTRA_CA_CERTS=${authorities}`

/**
 * Writes a minimal Debian 12 as a tar archive.
 *
 * @param packages in addition to `ca-certificates`
 * @param hooks shell commands that change the system in `$1`
 */
export function writeDebianTar(
  path: string,
  packages: readonly string[],
  hooks: readonly string[]
): void {
  execFileSync(
    'mmdebstrap',
    [
      ...['--quiet', '--variant=minbase'],
      `--include=${['ca-certificates', ...packages].join(',')}`,
      ...[...hooks, `cp ${authorities} "$1${authorities}"`].map(
        (hook) => `--customize-hook=${hook}`
      ),
      ...['bookworm', path, ...debianSources()],
    ],
    { stdio: 'pipe' }
  )
}
