import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeDebianTar } from './debianTar'
import type { Podman } from './podman'

const packages = [
  ...['caddy', 'coturn', 'curl', 'libnginx-mod-stream', 'nginx', 'openssl'],
  'redis-server',
]

/** As nginx’s image does it: what may not be executed is passed over. */
const nginxEntrypoint = `#!/bin/sh
set -e
for each in /docker-entrypoint.d/*.sh; do
  if [ -x "$each" ]; then "$each"; fi
done
exec nginx -g 'daemon off;'
`

/** The official images that `deploy/` names, and what they are otherwise than Debian’s packages. */
const images = {
  'docker.io/library/nginx:1.26-bookworm': [
    'ENTRYPOINT ["/docker-entrypoint.sh"]',
  ],
  'docker.io/library/caddy:2': [
    'ENV XDG_CONFIG_HOME=/config',
    'ENV XDG_DATA_HOME=/data',
  ],
  'docker.io/library/redis:7-bookworm': ['USER redis'],
  'docker.io/coturn/coturn:4.6-debian': ['USER nobody:nogroup'],
}

/**
 * Stands in for the images of services: Debian 12 with its own packages, which
 * are of other versions, under the names of those images.
 *
 * @param folder for what they are made from
 */
export function makeStandInServices(
  podman: Podman,
  folder: string,
  names: readonly (keyof typeof images)[]
): void {
  const tar = join(folder, 'services.tar')
  const entrypoint = join(folder, 'docker-entrypoint.sh')
  writeFileSync(entrypoint, nginxEntrypoint, { mode: 0o755 })
  writeDebianTar(tar, packages, [`cp ${entrypoint} "$1/"`])
  for (const name of names) {
    const changes = images[name].flatMap((change) => ['--change', change])
    podman.run('import', ...changes, tar, name)
  }
  rmSync(tar)
}
