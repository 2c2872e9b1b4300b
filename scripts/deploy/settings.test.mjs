import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { captured, knownVariables, namesIn, read } from './deployFiles.mjs'

const settings = read('deploy/kinscreen.env')

describe('deploy/kinscreen.env', () => {
  it('names only variables that there are', () => {
    const unknown = namesIn(settings).filter(
      (name) => !knownVariables.includes(name)
    )
    assert.deepEqual(unknown, [])
  })

  it('names the ports and the secret that the relay has', () => {
    const relay = read('deploy/coturn/turnserver.conf')
    const [secret] = captured(settings, /^TURN_SECRET=(.+)$/gm)
    assert.match(relay, new RegExp(`^static-auth-secret=${secret}$`, 'm'))
    const [urls] = captured(settings, /^TURN_URLS=(.+)$/gm)
    const ports = captured(relay, /^(?:tls-)?listening-port=(\d+)$/gm)
    assert.deepEqual(new Set(captured(urls, /:(\d+)\?/g)), new Set(ports))
  })
})
