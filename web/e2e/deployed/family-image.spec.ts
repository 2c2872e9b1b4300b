import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from '../support/participants'
import { expectMovingPicture } from '../support/picture'

import { buildImage } from './support/buildImage'
import {
  type ComposedFamily,
  startComposedFamily,
} from './support/composedFamily'
import { type ImageRegistry, startRegistry } from './support/imageRegistry'
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
let registry: ImageRegistry
let images: Record<string, string>
let family: ComposedFamily
let club: ComposedFamily | undefined
let startedAtMs: number

// Serial, because all tests use one build.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Slow: builds a system, and installs and builds everything in it.
  test.setTimeout(1_500_000)
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-family-image-'))
  chmodSync(folder, 0o755)
  podman = podmanIn(folder)
  const services = [
    'docker.io/library/nginx:1.30-trixie',
    'docker.io/library/caddy:2',
    'docker.io/coturn/coturn:4.6.3',
  ] as const
  makeStandInServices(podman, folder, services)
  buildImage({
    ...{ podman, folder, name: image, commit: '' },
    context: secretContext(join(folder, 'context')).folder,
  })
  registry = await startRegistry(folder)
  images = Object.fromEntries(
    [...services, image].map((name) => [
      name.replace(/^docker\.io\/(?:library\/)?|^localhost\//, ''),
      registry.publish(podman, name),
    ])
  )
  podman.run('system', 'prune', '--all', '--force')
  startedAtMs = Date.now()
  family = await start('help.example', 'Kinscreen')
})

test.afterAll(async () => {
  test.setTimeout(180_000)
  await club?.stop()
  await family?.stop()
  await registry?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = (domain: string, appName: string) =>
  startComposedFamily({
    ...{ podman, domain, appName, images, env: registry.env },
    folder: join(folder, domain),
  })

test('start.sh pulls the images by their digests, and a family shares on one host name', async ({
  meet,
}) => {
  expect(podman.run('images', '--format', '{{.Repository}}')).not.toContain(
    'localhost'
  )
  const people = await meet(family)
  expect(await shareUntilItMoves(people)).toMatch(
    /^https:\/\/help\.example\/[a-z]+(?:-[a-z]+){3}#k=[\w-]{22}$/
  )
  const seconds = (Date.now() - startedAtMs) / 1_000
  console.log(`${seconds.toFixed(0)} s from no image to a share`)
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

test('two installations of the same image run on one machine, each with its own name and a share', async ({
  meet,
}) => {
  // Each container is a copy of its image.
  test.setTimeout(180_000)
  club = await start('lesen.example', 'Lesen')
  const [ours, theirs] = [await meet(family), await meet(club)]
  await shareUntilItMoves(ours)
  const link = await shareUntilItMoves(theirs, 'https://lesen.example')
  expect(link).toMatch(/^https:\/\/lesen\.example\//)
  await expect(theirs.viewer.page).toHaveTitle(/Lesen/)
  await expect(ours.viewer.page).toHaveTitle(/Kinscreen/)
  await expectMovingPicture(ours.viewer.page)
  await expectMovingPicture(theirs.viewer.page)
})
