import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from '../support/participants'

import { buildImage } from './support/buildImage'
import {
  type ComposedFamily,
  startComposedFamily,
} from './support/composedFamily'
import { shareUntilItMoves, test } from './support/meeting'
import { pathOver443 } from './support/pathOver443'
import {
  type Podman,
  podmanIn,
  restrictionsOf,
  rightsOf,
} from './support/podman'
import { secretContext } from './support/secretContext'
import { makeStandInServices } from './support/standInServices'

const image = 'localhost/kinscreen'

let folder: string
let podman: Podman
let family: ComposedFamily

// Serial, because all tests use one build.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Slow: builds a system, and installs and builds everything in it.
  test.setTimeout(1_500_000)
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-family-image-'))
  chmodSync(folder, 0o755)
  podman = podmanIn(folder)
  makeStandInServices(podman, folder, [
    'docker.io/library/nginx:1.30-trixie',
    'docker.io/library/caddy:2',
    'docker.io/coturn/coturn:4.6.3',
  ])
  buildImage({
    ...{ podman, folder, name: image, commit: '' },
    context: secretContext(join(folder, 'context')).folder,
  })
  family = await startComposedFamily(podman, folder, image)
})

test.afterAll(async () => {
  await family?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a family shares through the services of Compose, everything on one host name', async ({
  meet,
}) => {
  expect(await shareUntilItMoves(await meet(family))).toMatch(
    /^https:\/\/help\.example\/[a-z]+(?:-[a-z]+){3}#k=[\w-]{22}$/
  )
  for (const [service, rights] of Object.entries({
    ...{ api: '', web: 'NET_BIND_SERVICE' },
    front: 'SETGID SETUID NET_BIND_SERVICE',
    relay: 'CHOWN KILL SETGID SETUID NET_BIND_SERVICE',
  })) {
    const container = family.container(service)
    expect(rightsOf(podman, container), service).toBe(rights)
    expect(restrictionsOf(podman, container), service).toMatch(
      /^true host \[no-new-privileges\] /
    )
  }
  family.checkHealth('api')
  const api = family.container('api')
  expect(restrictionsOf(podman, api)).toBe(
    'true host [no-new-privileges] node unless-stopped'
  )
})

test('the relay of that Compose file has Caddy’s certificate, and answers on port 443', async ({
  meet,
}) => {
  expect(await pathOver443(meet, family)).toEqual({
    local: 'relay',
    remote: 'relay',
    relayProtocol: 'tls',
  })
})
