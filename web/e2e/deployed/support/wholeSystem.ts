import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { debianSources } from './debianSources'
import { deployFile, root } from './deployFiles'
import { secret } from './values'

const packages = [
  ...[
    'systemd',
    'systemd-sysv',
    'dbus',
    'procps',
    'iproute2',
    'curl',
    'openssl',
  ],
  ...['nginx', 'libnginx-mod-stream', 'logrotate', 'redis-server', 'coturn'],
]

/** Files of `deploy/`, and where an operator copies them (deploy/README.md). */
const copied = [
  ['kinscreen.env', 'etc/kinscreen/kinscreen.env'],
  ['coturn/turnserver.conf', 'etc/kinscreen/turnserver.conf'],
  ['nginx/nginx.conf', 'etc/nginx/nginx.conf'],
  ['nginx/kinscreen.conf', 'etc/nginx/conf.d/kinscreen.conf'],
] as const

/**
 * Builds a Debian system with all services, as in deploy/README.md, ready to
 * boot.
 *
 * @param folder of the system
 * @param node the program that the api's unit starts
 */
export function makeWholeSystem(folder: string, node: string): void {
  execFileSync(
    'mmdebstrap',
    [
      ...['--quiet', '--variant=minbase', `--include=${packages.join(',')}`],
      ...['bookworm', folder, ...debianSources()],
    ],
    { stdio: 'pipe' }
  )
  const inside = (path: string) => join(folder, path)
  const shell = (command: string) =>
    execFileSync('chroot', [folder, 'sh', '-ec', command], { stdio: 'pipe' })
  copyFileSync(node, inside('usr/bin/node'))
  shell('mkdir -p /etc/kinscreen/tls /var/lib/kinscreen/web')
  for (const [from, to] of copied) {
    const isSecret = /kinscreen\.env|turnserver/.test(from)
    const text = deployFile(from, [
      ...(isSecret ? [['replace-this-secret', secret] as const] : []),
    ])
    writeFileSync(inside(to), text, { mode: 0o640 })
  }
  const redis = deployFile('redis/redis.conf', [])
  appendFileSync(inside('etc/redis/redis.conf'), redis)
  cpSync(join(root, 'deploy', 'systemd'), inside('etc/systemd/system'), {
    recursive: true,
  })
  shell(
    [
      'cd /etc/kinscreen',
      'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=kinscreen -keyout tls/privkey.pem -out tls/fullchain.pem',
      'chgrp turnserver turnserver.conf tls/*',
      'chmod 640 turnserver.conf tls/*',
      'rm -f /etc/nginx/sites-enabled/default',
      'systemctl enable kinscreen-api@9001 kinscreen-api@9002',
    ].join('\n')
  )
  // coturn requires an address that others can reach.
  writeFileSync(
    inside('etc/systemd/system/address.service'),
    [
      ...['[Unit]', 'Before=coturn.service', '[Service]', 'Type=oneshot'],
      'ExecStart=/bin/sh -c "ip link add relay0 type veth peer name relay1 && ip address add 198.51.100.1/24 dev relay0 && ip link set relay0 up && ip link set relay1 up"',
      ...['[Install]', 'WantedBy=multi-user.target', ''],
    ].join('\n')
  )
  shell('systemctl enable address')
}
