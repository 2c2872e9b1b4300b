import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { placeholders } from '../../../scripts/pages/pageSettings.mjs'
import { openConsole } from '../support/operator'
import { expect } from '../support/participants'
import { startProgram } from '../support/program'

import { buildImage } from './support/buildImage'
import {
  type ComposedInstallation,
  startComposedInstallation,
} from './support/composedInstallation'
import { root } from './support/deployFiles'
import { filesHolding, filesOf } from './support/filesHolding'
import { shareUntilItMoves, test } from './support/meeting'
import {
  type Podman,
  podmanIn,
  restricted,
  restrictionsOf,
  rightsOf,
} from './support/podman'
import { secretContext } from './support/secretContext'
import { makeStandInServices } from './support/standInServices'
import { apiSettings } from './support/startApi'

const { version } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8')
) as { version: string }

const commit = '0123456789abcdef0123456789abcdef01234567'
const image = 'localhost/kinscreen'
const megabyte = 1_000_000

let folder: string
let podman: Podman
let base: string
let secrets: readonly string[]
let composed: ComposedInstallation | undefined
let files: string

// Serial, because all tests use one image.
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  // Slow: builds a system, and installs and builds everything in it.
  test.setTimeout(1_500_000)
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-image-'))
  chmodSync(folder, 0o755)
  podman = podmanIn(folder)
  makeStandInServices(podman, folder, [
    'docker.io/library/nginx:1.30-trixie',
    'docker.io/library/redis:7-bookworm',
    'docker.io/coturn/coturn:4.6.3',
  ])
  const context = secretContext(join(folder, 'context'))
  secrets = context.secrets
  base = buildImage({
    ...{ podman, folder, commit },
    ...{ name: image, context: context.folder },
  })
  files = podman.run('image', 'mount', image)
})

test.afterAll(async () => {
  await composed?.stop()
  podman?.attempt('image', 'umount', '--all')
  rmSync(folder, { recursive: true, force: true })
})

const sizeOf = (name: string) =>
  Number(podman.run('image', 'inspect', '--format', '{{.Size}}', name))

const inRepository = () => join(files, 'srv', 'kinscreen')

test('the image is at most 120 MB larger than its base', ({}, info) => {
  const added = (sizeOf(image) - sizeOf(base)) / megabyte
  info.annotations.push({
    type: 'MB over its base',
    description: String(added),
  })
  console.log(`${added.toFixed(1)} MB over its base`)
  expect(added).toBeGreaterThan(5)
  expect(added).toBeLessThanOrEqual(120)
})

test('the image contains what api and pages need, and nothing that only builds or tests them', () => {
  const held = filesOf(inRepository())
  const built = /^(?:node_modules|api\/dist|web\/dist|deploy\/pages\/dist)\//
  expect(
    held
      .filter((path) => !built.test(path) && !path.startsWith('scripts/'))
      .sort()
  ).toEqual([
    ...['.env.defaults', 'LICENSE', 'api/package.json', 'deploy/headers.json'],
    ...['package.json', 'redwood.toml', 'sbom.cdx.json'],
  ])
  expect(held.filter((path) => /\.(?:node|test\.\w+)$/.test(path))).toEqual([])
  for (const name of ['typescript', 'vite', 'react', 'peerjs', '@babel/core']) {
    expect(
      held.some((path) => path.startsWith(`node_modules/${name}/`)),
      name
    ).toBe(false)
  }
})

interface Sbom {
  readonly bomFormat: string
  readonly metadata: { component: { name: string; version: string } }
  readonly components: { purl: string; licenses?: unknown[] }[]
}

test('the image lists its software with licences', () => {
  const sbom = JSON.parse(
    readFileSync(join(inRepository(), 'sbom.cdx.json'), 'utf8')
  ) as Sbom
  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(sbom.metadata.component).toMatchObject({ name: 'kinscreen', version })
  const packages = filesOf(inRepository())
    .filter((path) =>
      /node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path)
    )
    .map((path) => JSON.parse(readFileSync(join(inRepository(), path), 'utf8')))
    .filter(({ name, version }) => name && version)
    .map(
      ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
    )
  expect(packages.length).toBeGreaterThan(50)
  const listed = sbom.components.map(({ purl }) => purl)
  expect([...new Set(packages)].sort()).toEqual([...new Set(listed)].sort())
  const unlicensed = sbom.components.filter(({ licenses }) => !licenses?.length)
  expect(unlicensed.map(({ purl }) => purl)).toEqual([])
})

test('no layer and no metadata of the image contains a secret', () => {
  const saved = join(folder, 'saved')
  podman.run('save', '--format', 'docker-dir', '--output', saved, image)
  const layers =
    podman.run('image', 'inspect', image) +
    podman.run('history', '--no-trunc', image)
  for (const secret of secrets) expect(layers).not.toContain(secret)
  // Proves that the search works: this text is in the image.
  expect(filesHolding(saved, ['"pkg:npm/peer@'])).toHaveLength(1)
  expect(filesHolding(saved, secrets)).toEqual([])
  expect(filesHolding(inRepository(), secrets)).toEqual([])
})

test('the image describes itself', () => {
  const labels = JSON.parse(
    podman.run('image', 'inspect', '--format', '{{json .Labels}}', image)
  )
  expect(labels).toMatchObject({
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': commit,
    'org.opencontainers.image.licenses': 'MIT',
  })
})

test('the image refuses wrong settings by name, with its own exit code', () => {
  const { status, output } = podman.attempt(
    ...['run', '--rm', ...restricted],
    ...[
      '--env',
      'TURN_URLS="turn:turn.help.example"',
      '--env',
      'LOG_LEVEL=loud',
      '--env',
      'REDWOOD_API_PORT=http',
    ],
    image
  )
  expect(output).toContain('TURN_URLS must be a comma list')
  expect(output).toContain('LOG_LEVEL must be one of')
  expect(output).toContain('REDWOOD_API_PORT must be a whole number')
  expect(status).toBe(78)
})

for (const [name, web, api] of [
  ['Anna & O’Neill', 'anna.example', 'api.anna.example'],
  ['Bibliothek “Süd”', 'lesen.example', ''],
] as const) {
  test(`the same image writes the pages of ${web}`, () => {
    const place = join(folder, web)
    mkdirSync(place)
    podman.run(
      ...['run', '--rm', '--user', '0:0', ...restricted],
      ...['--volume', `${place}:/var/lib/kinscreen/web`],
      ...['nginx', 'family'].flatMap((server) => [
        '--tmpfs',
        `/srv/kinscreen/deploy/${server}/dist`,
      ]),
      ...Object.entries({
        ...{ APP_NAME: name, WEB_DOMAIN: web, PEER_SERVER_HOST: api },
      }).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...[image, '../scripts/pages/publish.mjs']
    )
    const pages = filesOf(place).filter((path) => !path.startsWith('assets/'))
    const texts = pages.map((path) => readFileSync(join(place, path), 'utf8'))
    for (const placeholder of Object.values(placeholders)) {
      const having = pages.filter((_, at) => texts[at]?.includes(placeholder))
      expect(having, placeholder).toEqual([])
    }
    const manifest = JSON.parse(
      readFileSync(join(place, 'manifest.json'), 'utf8')
    )
    expect(manifest.name).toBe(name)
    const home = readFileSync(join(place, 'index.html'), 'utf8')
    expect(home).toContain(`https://${web}/preview.png`)
    expect(home).toContain(`name="setting:PEER_SERVER_HOST" content="${api}"`)
  })
}

test('the image refuses wrong settings of the pages by name, and writes none', () => {
  const { status, output } = podman.attempt(
    ...['run', '--rm', ...restricted],
    ...['--env', 'WEB_DOMAIN=https://help.example'],
    ...[image, '../scripts/pages/publish.mjs']
  )
  expect(output).toContain('WEB_DOMAIN must be a host name')
  expect(status).toBe(78)
})

test('Compose starts all of deploy/compose.yaml, and two browsers share through it', async ({
  meet,
}) => {
  // Slow: Podman copies the whole image for each container.
  test.setTimeout(180_000)
  composed = await startComposedInstallation(podman, folder, image)
  await shareUntilItMoves(await meet(composed))
  for (const [service, rights] of Object.entries({
    ...{ 'api-9001': '', 'api-9002': '', redis: '', relay: 'NET_BIND_SERVICE' },
    web: 'CHOWN SETGID SETUID NET_BIND_SERVICE',
  })) {
    composed.checkHealth(service)
    const container = composed.container(service)
    expect(rightsOf(podman, container), service).toBe(rights)
    expect(restrictionsOf(podman, container), service).toMatch(
      /^true host \[no-new-privileges\] /
    )
  }
  const api = composed.container('api-9001')
  expect(restrictionsOf(podman, api)).toBe(
    'true host [no-new-privileges] node unless-stopped'
  )
  // Only services of this group can open the socket of Redis.
  const socket = '/run/redis/redis-server.sock'
  expect(podman.run('exec', api, 'stat', '--format=%u:%g %a', socket)).toBe(
    '999:1000 770'
  )
  expect(
    podman.attempt('exec', composed.container('web'), 'stat', socket).status
  ).not.toBe(0)
})

test('started read-only and without privileges, it is healthy and connects two browsers', async ({
  install,
  meet,
}) => {
  const nameOf = (port: number) => `kinscreen-rehearsal-${port}`
  const installation = await install({
    startApi: (ports, port) =>
      startProgram(
        [
          ...podman.command,
          ...['run', '--rm', '--name', nameOf(port), ...restricted],
          ...Object.entries({
            ...apiSettings(ports),
            REDWOOD_API_PORT: String(port),
          }).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
          image,
        ],
        [port]
      ),
  })
  const people = await meet(installation)
  await shareUntilItMoves(people)
  await openConsole(people.viewer.page)

  const { api: port } = installation.ports
  expect(podman.run('exec', nameOf(port), 'id', '--user')).toBe('1000')
  expect(
    podman.attempt('exec', nameOf(port), 'touch', '/srv/kinscreen/x').output
  ).toMatch(/Read-only file system/)
  podman.run('healthcheck', 'run', nameOf(port))
  const answer = await fetch(`http://127.0.0.1:${port}/health`)
  expect(await answer.json()).toMatchObject({
    ...{ status: 'ok', version, commit: commit.slice(0, 7) },
  })
})
