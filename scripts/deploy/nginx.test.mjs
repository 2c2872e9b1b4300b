import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { read, withFolder } from './deployFiles.mjs'

const nginx = process.env.NGINX_PATH ?? 'nginx'
const hasNginx = spawnSync(nginx, ['-v']).status === 0
const hasIpv6 = existsSync('/proc/net/if_inet6')

const certify = (key, cert) =>
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'.split(
        ' '
      ),
      ...'-nodes -days 1 -subj /CN=help.example'.split(' '),
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' }
  )

// The file as it is, but for ports and folders that belong to the machine.
const site = (folder) =>
  read('deploy/nginx/kinscreen.conf')
    .replaceAll(/(listen (?:\[::\]:)?)(80|443)\b/g, '$18$2')
    .replaceAll(/^ *listen \[::\].*\n/gm, hasIpv6 ? '$&' : '')
    .replaceAll('/etc/kinscreen/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/\/srv\/.*web-headers\.conf/g, join(folder, 'headers.conf'))

describe('deploy/nginx', () => {
  it('says of the api that it is behind TLS, as the build says of the pages', () => {
    const { behindTls } = JSON.parse(read('deploy/headers.json'))
    const added = Array.from(
      read('deploy/nginx/kinscreen.conf').matchAll(
        /add_header (Strict-\S+) "(.*)" always;/g
      ),
      ([, name, value]) => [name, value]
    )
    assert.deepEqual(added, Object.entries(behindTls))
  })

  it(
    'means something to nginx, every line of it',
    { skip: !hasNginx && 'nginx is not installed' },
    () =>
      withFolder((folder) => {
        const inFolder = (name) => join(folder, name)
        certify(inFolder('privkey.pem'), inFolder('fullchain.pem'))
        writeFileSync(inFolder('headers.conf'), 'add_header A "b" always;\n')
        writeFileSync(inFolder('site.conf'), site(folder))
        writeFileSync(
          inFolder('nginx.conf'),
          `pid ${inFolder('pid')}; error_log stderr; events {}
           http { include site.conf; }\n`
        )
        const { stderr, status } = spawnSync(
          nginx,
          [...['-t', '-q', '-e', 'stderr', '-p', folder], '-c', 'nginx.conf'],
          { encoding: 'utf8' }
        )
        assert.equal(status, 0, stderr)
      })
  )
})
