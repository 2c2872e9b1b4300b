import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

const namesIn = (text) =>
  Array.from(text.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name)

const captured = (text, pattern) =>
  Array.from(text.matchAll(pattern), ([, part]) => part)

const known = [
  ...namesIn(read('.env.defaults')),
  // Read by the build.
  ...captured(read('redwood.toml'), /\$\{([A-Z_]+)/g),
  // Read by programs that are not ours.
  'NODE_ENV',
]

const upstream = captured(
  read('deploy/nginx/kinscreen.conf'),
  /server 127\.0\.0\.1:(\d+)/g
)

describe('deploy/kinscreen.env', () => {
  it('names only variables that there are', () => {
    const unknown = namesIn(read('deploy/kinscreen.env')).filter(
      (name) => !known.includes(name)
    )
    assert.deepEqual(unknown, [])
  })
})

describe('deploy/compose.yaml', () => {
  const { services } = load(read('deploy/compose.yaml'))
  const dockerfile = read('deploy/Dockerfile')
  const all = Object.entries(services)
  const builds = all.flatMap(([, { build }]) => build ?? [])

  it('starts an instance for each line of the proxy’s upstream', () => {
    const started = all
      .filter(([name]) => name.startsWith('api-'))
      .flatMap(([, { command }]) => command)
    assert.deepEqual(started, upstream)
  })

  it('builds from files, stages and arguments that there are', () => {
    for (const { context, dockerfile: file, target, args = {} } of builds) {
      assert.equal(context, '..')
      assert.ok(existsSync(fromRoot(file)), file)
      assert.match(dockerfile, new RegExp(`^FROM .* AS ${target}$`, 'm'))
      for (const name of Object.keys(args)) {
        assert.ok(known.includes(name), name)
        assert.match(dockerfile, new RegExp(`^ARG ${name}\\b`, 'm'))
      }
    }
  })

  it('reads settings, and mounts files, that there are', () => {
    const mounted = all
      .flatMap(([, { volumes = [] }]) => volumes)
      .map((volume) => volume.split(':')[0])
      .filter((path) => path.startsWith('./'))
    const settings = all.flatMap(([, { env_file: file }]) => file ?? [])
    for (const path of [...mounted, ...settings]) {
      assert.ok(existsSync(fromRoot(`deploy/${path}`)), path)
    }
  })

  it('waits for services that there are, and until the api has closed', () => {
    for (const [, service] of all) {
      for (const name of service.depends_on ?? []) assert.ok(services[name])
    }
    // The api closes within 5 s (decision 22).
    assert.equal(services['api-9001'].stop_grace_period, '6s')
  })
})

describe('deploy/Dockerfile', () => {
  // What `npm run build` writes; web/e2e/deployed starts and serves just these.
  const built = ['web/dist', 'api/dist/server.js', 'deploy/nginx/dist']
  const root = '/srv/kinscreen/'
  const text = read('deploy/Dockerfile')

  it('copies, links and starts what is here, or what a build writes', () => {
    const used = [
      ...captured(text, /--from=build (\/srv\/\S*[^/\s])\s/g),
      ...captured(text, /ln -sf (\/srv\/\S+)/g),
      ...captured(
        read('deploy/nginx/kinscreen.conf'),
        /include (\/srv\/[^;]+);/g
      ),
    ].map((path) => path.slice(root.length))
    assert.ok(used.length > 3)
    for (const path of used) {
      const isBuilt = built.some((output) => path.startsWith(output))
      assert.ok(isBuilt || existsSync(fromRoot(path)), path)
    }
    assert.match(text, /WORKDIR \/srv\/kinscreen\/api\n.*"dist\/server\.js"/)
  })

  it('uses the Yarn and the Node of this repository', () => {
    const { packageManager, engines } = JSON.parse(read('package.json'))
    assert.ok(text.includes(packageManager.replace('yarn@', 'cli-dist@')))
    const major = engines.node.match(/\d+/)[0]
    assert.match(text, new RegExp(`^FROM node:${major}-`, 'm'))
  })

  it('leaves out what must not get into an image', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const path of ['.git', '**/.env', '**/dist', '**/node_modules']) {
      assert.ok(ignored.includes(path), path)
    }
  })
})

describe('deploy/systemd', () => {
  const unit = 'kinscreen-api@.service'
  const text = read(`deploy/systemd/${unit}`)
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

  it('gives the api the time that it takes to close', () => {
    assert.match(text, /^TimeoutStopSec=6$/m)
  })

  it(
    'means something to systemd, every line of it',
    { skip: !hasSystemd && 'systemd-analyze is not installed' },
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'unit-'))
      const instance = join(folder, unit.replace('@', '@9001'))
      writeFileSync(instance, text.replace('/usr/bin/node', process.execPath))
      const { stderr, status } = spawnSync(
        'systemd-analyze',
        ['verify', '--man=no', '--recursive-errors=no', instance],
        { encoding: 'utf8' }
      )
      rmSync(folder, { recursive: true })
      // It ends well in spite of a line that it does not know.
      assert.equal(stderr, '')
      assert.equal(status, 0)
    }
  )
})
