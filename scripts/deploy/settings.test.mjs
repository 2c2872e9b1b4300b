import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { captured, knownVariables, namesIn, read } from './deployFiles.mjs'

const settings = read('deploy/kinscreen.env')

describe('deploy/kinscreen.env', () => {
  it('names only existing variables', () => {
    const unknown = namesIn(settings).filter(
      (name) => !knownVariables.includes(name)
    )
    assert.deepEqual(unknown, [])
  })

  it('has the secret of the relay', () => {
    const [secret] = captured(settings, /^TURN_SECRET=(.+)$/gm)
    assert.match(
      read('deploy/coturn/turnserver.conf'),
      new RegExp(`^static-auth-secret=${secret}$`, 'm')
    )
  })

  it('names the relay’s own port, and nginx’s port for the relay over TLS', () => {
    const relay = read('deploy/coturn/turnserver.conf')
    const nginx = read('deploy/nginx/nginx.conf')
    const [port] = captured(relay, /^listening-port=(\d+)$/gm)
    const [tlsPort] = captured(nginx, /listen (\d+) /g)
    const [host] = captured(nginx, /(\S+)\s+unix:\S+relay\.sock;/g)
    const [urls] = captured(settings, /^TURN_URLS=(.+)$/gm)
    assert.deepEqual(urls.split(','), [
      `turn:${host}:${port}?transport=udp`,
      `turn:${host}:${port}?transport=tcp`,
      `turns:${host}:${tlsPort}?transport=tcp`,
    ])
  })

  it('trusts the addresses that nginx reports, and no others', () => {
    assert.match(settings, /^TRUST_PROXY=127\.0\.0\.1$/m)
  })
})
