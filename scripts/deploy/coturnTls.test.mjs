import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from 'node:tls'

import { fromRoot } from '../setup/root.mjs'

import { certify } from './certify.mjs'
import { hasProgram, withFolder } from './deployFiles.mjs'
import { startShippedCoturn } from './shippedCoturn.mjs'

const skip = !hasProgram('turnserver') && 'coturn is not installed'

async function servedName(port) {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { CN: name } = socket.getPeerCertificate().subject
  socket.destroy()
  return name
}

// Makes check-relay.sh trust the certificate in the folder.
const check = (folder, host, port) =>
  spawnSync('sh', [fromRoot('deploy/check-relay.sh'), host, String(port)], {
    encoding: 'utf8',
    env: { ...process.env, SSL_CERT_FILE: join(folder, 'fullchain.pem') },
  })

const withRelay = (prepare, use) =>
  withFolder(async (folder) => {
    prepare(folder)
    const relay = await startShippedCoturn(folder)
    try {
      await use(relay, folder)
    } finally {
      await relay.stop()
    }
  })

const certifyLocalhost = (folder) => certify(folder, 'localhost')

describe('the relay over TLS', { skip }, () => {
  it('serves a renewed certificate after SIGUSR2', { timeout: 60_000 }, () =>
    withRelay(certifyLocalhost, async ({ tlsPort, child }, folder) => {
      assert.equal(await servedName(tlsPort), 'localhost')
      certify(folder, 'renewed.example')
      child.kill('SIGUSR2')
      while ((await servedName(tlsPort)) !== 'renewed.example') {
        await delay(20)
      }
    })
  )

  it('passes the check by address, and by the name in its certificate', () =>
    withRelay(certifyLocalhost, ({ tlsPort }, folder) => {
      for (const host of ['127.0.0.1', 'localhost']) {
        const { status, stderr } = check(folder, host, tlsPort)
        assert.equal(status, 0, stderr)
      }
    }))

  it('fails the check by name when the certificate is for another name', () =>
    withRelay(certify, ({ tlsPort }, folder) => {
      assert.equal(check(folder, 'localhost', tlsPort).status, 1)
    }))

  it('fails the check when coturn has started without its key', () =>
    withRelay(
      (folder) => {
        certify(folder)
        rmSync(join(folder, 'privkey.pem'))
      },
      ({ tlsPort }, folder) => {
        const { status, stderr } = check(folder, '127.0.0.1', tlsPort)
        assert.match(stderr, /does NOT answer over TLS/)
        assert.equal(status, 1)
      }
    ))
})
