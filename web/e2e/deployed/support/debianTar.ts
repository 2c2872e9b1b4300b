import { execFileSync } from 'node:child_process'

import { debianSources } from './debianSources'

const authorities = '/etc/ssl/certs/ca-certificates.crt'

/** What makes Node trust whom this machine trusts: behind a proxy of its own that is more. */
export const trust = `ENV NODE_EXTRA_CA_CERTS=${authorities}`

/**
 * Writes Debian 12 in its smallest variant, as an archive of files.
 *
 * @param packages beside `ca-certificates`
 * @param hooks commands of a shell that change what is in `$1`
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
