import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'

import { certify } from './certify.mjs'
import { captured, hasIpv6, read, withFolder } from './deployFiles.mjs'
import {
  hasNginx,
  startShippedNginx,
  withoutIpv6,
  writeShippedNginx,
} from './shippedNginx.mjs'

const files = ['nginx.conf', 'kinscreen.conf'].map((name) =>
  read(`deploy/nginx/${name}`)
)

describe('deploy/nginx', () => {
  it('sends the headers of a server behind TLS for the api, as the build does for the pages', () => {
    const { behindTls } = JSON.parse(read('deploy/headers.json'))
    const added = Array.from(
      read('deploy/nginx/kinscreen.conf').matchAll(
        /add_header (Strict-\S+) "(.*)" always;/g
      ),
      ([, name, value]) => [name, value]
    )
    assert.deepEqual(added, Object.entries(behindTls))
  })

  // Debian's logrotate rotates /var/log/nginx/*.log, and nginx’s image prints
  // these two files.
  it('writes only to the two logs that Debian rotates and the image prints', () => {
    const logs = files.flatMap((text) =>
      captured(text, /^ *(?:access|error)_log\s+(\S+)/gm)
    )
    assert.deepEqual(logs.sort(), [
      '/var/log/nginx/access.log',
      '/var/log/nginx/error.log',
    ])
  })

  it(
    'contains only lines that nginx understands',
    { skip: !hasNginx && 'nginx is not installed' },
    () =>
      withFolder(async (folder) => {
        certify(folder)
        const { command, args } = await writeShippedNginx(folder, (text) =>
          hasIpv6 ? text : withoutIpv6(text)
        )
        const { stderr, status } = spawnSync(command, [...args, '-t', '-q'], {
          encoding: 'utf8',
        })
        assert.equal(status, 0, stderr)
      })
  )

  it(
    'serves ACME challenges on port 80 for each name, and redirects everything else to TLS',
    { skip: !hasNginx && 'nginx is not installed' },
    () =>
      withFolder(async (folder) => {
        certify(folder)
        mkdirSync(join(folder, '.well-known/acme-challenge'), {
          recursive: true,
        })
        writeFileSync(join(folder, '.well-known/acme-challenge/a'), 'proof')
        const nginx = await startShippedNginx(folder)
        const ask = (host, path) =>
          new Promise((resolve, reject) => {
            const headers = { host, connection: 'close' }
            get({ port: nginx.plainPort, path, headers }, async (answer) =>
              resolve({ ...answer.headers, body: await text(answer) })
            ).on('error', reject)
          })
        const names = ['help.example', 'api.help.example', 'turn.help.example']
        for (const name of names) {
          const { body } = await ask(name, '/.well-known/acme-challenge/a')
          assert.equal(body, 'proof')
          const { location } = await ask(name, '/from/a?b')
          assert.equal(location, `https://${name}/from/a?b`)
        }
        await nginx.stop()
      })
  )
})
