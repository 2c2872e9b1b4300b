import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { writeDebianTar } from './debianTar'
import type { Podman } from './podman'

const packages = [
  ...['caddy', 'coturn', 'curl', 'libnginx-mod-stream', 'nginx', 'openssl'],
  'redis-server',
]

/**
 * Makes the system similar to the official images: nginx's temporary files are
 * in one folder, its logs go to the container's output, and two programs have a
 * file capability.
 */
const likeTheirs = [
  'rm -r "$1/var/lib/nginx" && ln -s ../cache/nginx "$1/var/lib/nginx"',
  'mkdir -p "$1/var/cache/nginx"',
  'ln -sf /dev/stdout "$1/var/log/nginx/access.log"',
  'ln -sf /dev/stderr "$1/var/log/nginx/error.log"',
  'rm -r "$1/var/lib/turn" && ln -s coturn "$1/var/lib/turn"',
  'mkdir -p "$1/var/lib/coturn" "$1/config" "$1/data/caddy"',
  'setcap cap_net_bind_service=+ep "$1/usr/bin/turnserver"',
  'setcap cap_net_bind_service=+ep "$1/usr/bin/caddy"',
]

/**
 * For each official image in `deploy/`: the instructions that make Debian's
 * package behave like the image.
 */
const images = {
  'docker.io/library/nginx:1.30-trixie': [`CMD ["nginx", "-g", "daemon off;"]`],
  'docker.io/library/caddy:2': [
    'ENV XDG_CONFIG_HOME=/config',
    'ENV XDG_DATA_HOME=/data',
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ],
  'docker.io/library/redis:7-bookworm': ['USER redis'],
  'docker.io/coturn/coturn:4.6.3': ['USER nobody:nogroup'],
}

/**
 * Builds substitutes for the services' images, under the same names: Debian 12
 * with its own packages, which have other versions.
 *
 * @param folder for files of the build
 */
export function makeStandInServices(
  podman: Podman,
  folder: string,
  names: readonly (keyof typeof images)[]
): void {
  const tar = join(folder, 'services.tar')
  writeDebianTar(tar, packages, likeTheirs)
  for (const name of names) {
    const changes = images[name].flatMap((change) => ['--change', change])
    podman.run('import', ...changes, tar, name)
  }
  rmSync(tar)
}
