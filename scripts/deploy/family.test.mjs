import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

import { captured, read, withFolder } from './deployFiles.mjs'

const startWith = (compose, folder, ...args) =>
  spawnSync('sh', [fromRoot('deploy/family/start.sh'), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      KINSCREEN_SETTINGS: folder,
      KINSCREEN_COMPOSE: compose,
    },
  })

const start = (...args) => startWith('echo', ...args)

/** A Compose whose commands with one of these words fail. */
function failing(folder, words) {
  const file = join(folder, 'compose.sh')
  writeFileSync(
    file,
    `echo "$*"\ncase " $* " in ${words.map((word) => `*' ${word} '*`).join(' | ')}) exit 1 ;; esac\n`
  )
  return `sh ${file}`
}

const files = ['kinscreen.env', 'turnserver.conf', 'front.conf']

describe('deploy/family/start.sh', () => {
  it('writes the host name and one secret into all settings, and then starts', () =>
    withFolder((folder) => {
      const { stdout, status } = start(folder, 'family.test')
      assert.equal(status, 0)
      assert.match(
        stdout,
        /^--env-file .*kinscreen\.env -f .*compose\.yaml up -d/m
      )
      const [env, relay, front] = files.map((name) =>
        readFileSync(join(folder, name), 'utf8')
      )
      for (const text of [env, relay, front]) {
        assert.match(text, /turn\.family\.test/)
        assert.doesNotMatch(text, /help\.example|replace-this-secret/)
      }
      for (const line of [
        'WEB_DOMAIN=family.test',
        'BASE_PATH=',
        'PEER_SERVER_HOST=',
        'API_URL=/.redwood/functions',
        'ALLOWED_ORIGINS=https://family.test',
        'REDIS_URL=',
      ]) {
        assert.ok(env.split('\n').includes(line), line)
      }
      const [secret] = captured(env, /^TURN_SECRET=([0-9a-f]{64})$/gm)
      assert.ok(relay.includes(`static-auth-secret=${secret}\n`))
      assert.equal(statSync(join(folder, 'kinscreen.env')).mode & 0o077, 0)
    }))

  it('leaves existing settings unchanged when it runs again', () =>
    withFolder((folder) => {
      const own = 'WEB_DOMAIN=family.test\nLOG_LEVEL=warn\n'
      writeFileSync(join(folder, 'kinscreen.env'), own)
      assert.equal(start(folder, 'family.test').status, 0)
      const kept = readFileSync(join(folder, 'kinscreen.env'), 'utf8')
      assert.equal(kept, own)
    }))

  it('puts pages and api below a path of the host', () =>
    withFolder((folder) => {
      assert.equal(start(folder, 'family.test/our/help').status, 0)
      const env = readFileSync(join(folder, 'kinscreen.env'), 'utf8')
      for (const line of [
        'WEB_DOMAIN=family.test',
        'BASE_PATH=/our/help',
        'API_URL=/our/help/.redwood/functions',
        'ALLOWED_ORIGINS=https://family.test',
      ]) {
        assert.ok(env.split('\n').includes(line), line)
      }
      assert.equal(start(folder, 'family.test/our/help').status, 0)
      assert.equal(start(folder, 'family.test').status, 0)
      const { stderr, status } = start(folder, 'family.test/club')
      assert.equal(status, 64)
      assert.match(stderr, /has another BASE_PATH/)
    }))

  it('refuses another name than that of existing settings', () =>
    withFolder((folder) => {
      start(folder, 'family.test')
      const { stderr, status } = start(folder, 'other.test')
      assert.equal(status, 64)
      assert.match(stderr, /has another WEB_DOMAIN/)
    }))

  it('pulls the image, and builds it only on request', () =>
    withFolder((folder) => {
      const pulled = start(folder, 'family.test').stdout
      assert.match(pulled, / pull\n/)
      assert.match(pulled, / up -d --no-build --remove-orphans$/m)
      const { stdout } = start(folder, 'family.test', '--build')
      assert.match(stdout, / up -d --build --remove-orphans$/m)
      const { stderr, status } = start(folder, 'family.test', '--buidl')
      assert.equal(status, 64)
      assert.match(stderr, /only --build can follow, not --buidl/)
    }))

  it('starts the images that are here when it cannot pull, and otherwise says how to build', () =>
    withFolder((folder) => {
      const offline = failing(folder, ['pull'])
      assert.equal(startWith(offline, folder, 'family.test').status, 0)
      const empty = failing(folder, ['pull', 'up'])
      const none = startWith(empty, folder, 'family.test')
      assert.equal(none.status, 1)
      assert.match(
        none.stderr,
        /could not be pulled\. .* sh \S+start\.sh family\.test --build\n$/
      )
      const broken = startWith(failing(folder, ['up']), folder, 'family.test')
      assert.equal(broken.status, 1)
      assert.doesNotMatch(broken.stderr, /pulled/)
    }))

  it('says what works after a start, and whenever it is asked', () =>
    withFolder((folder) => {
      const run = 'run --rm --no-deps -T api dist/doctor.js'
      const started = start(folder, 'family.test').stdout.split('\n')
      assert.ok(started.at(-2).endsWith(`${run} --wait`))
      const asked = start(folder, 'doctor')
      assert.match(asked.stdout, new RegExp(`^--env-file [^\n]* ${run}\n$`))
      assert.equal(asked.status, 0)
    }))

  it('exits with the code of doctor', () =>
    withFolder((folder) => {
      const { status } = spawnSync(
        'sh',
        [fromRoot('deploy/family/start.sh'), 'doctor'],
        {
          env: {
            ...process.env,
            ...{ KINSCREEN_SETTINGS: folder, KINSCREEN_COMPOSE: 'false' },
          },
        }
      )
      assert.equal(status, 1)
    }))

  for (const name of [
    '',
    'https://help.example',
    'help.example/',
    'help.example/help/',
    'help.example//help',
    'help.example/a.b',
    'help.example/a b',
    '/help',
    'a b',
    '.a',
    'a..b',
    "a'b",
    'A.example',
  ]) {
    it(`refuses ${JSON.stringify(name)} as address, and writes nothing`, () =>
      withFolder((folder) => {
        const { stderr, status } = start(folder, name)
        assert.equal(status, 64)
        assert.match(stderr, /^Say the host name of the pages, such as: sh /)
        assert.ok(!existsSync(join(folder, 'kinscreen.env')))
      }))
  }
})

describe('deploy/family/compose.yaml', () => {
  const { services, volumes } = load(read('deploy/family/compose.yaml'))
  const all = Object.entries(services)

  it('starts services again after a reboot, except stopped ones', () => {
    for (const [name, { restart }] of all) {
      assert.equal(restart, name === 'pages' ? 'no' : 'unless-stopped', name)
    }
  })

  it('gives Caddy the headers that were written with the pages', () => {
    const [folder] = captured(
      read('deploy/family/Caddyfile'),
      /^import (\S+)\/\*\.caddy$/gm
    )
    assert.ok(services.pages.volumes.includes(`headers:${folder}`))
    assert.ok(services.web.volumes.includes(`headers:${folder}:ro`))
  })

  it('mounts existing files, and settings that start.sh writes', () => {
    for (const [source] of all
      .flatMap(([, it]) => it.volumes ?? [])
      .map((volume) => volume.split(':'))) {
      const isThere = source.startsWith('.')
        ? existsSync(fromRoot('deploy/family', source))
        : source in volumes || files.includes(source.split('/').pop())
      assert.ok(isThere, source)
    }
  })

  it('uses matching ports in all services', () => {
    const caddy = read('deploy/family/Caddyfile')
    const front = read('deploy/family/front.conf')
    const [https] = captured(caddy, /^\thttps_port (\d+)$/gm)
    assert.deepEqual(captured(front, /127\.0\.0\.1:(\d+);/g), [https])
    const [api] = captured(caddy, /reverse_proxy 127\.0\.0\.1:(\d+)/g)
    const [own] = captured(read('deploy/Dockerfile'), /REDWOOD_API_PORT=(\d+)/g)
    assert.equal(api, own)
    const [relay] = captured(
      read('deploy/coturn/turnserver.conf'),
      /^tls-listening-port=(\d+)$/gm
    )
    assert.deepEqual([...new Set(captured(front, /_addr\]?:(\d+);/g))], [relay])
  })

  it('passes the client’s address to Caddy, which trusts no other proxy', () => {
    assert.match(read('deploy/family/front.conf'), /^ *proxy_protocol on;$/m)
    assert.match(
      read('deploy/family/Caddyfile'),
      /^\t\t\tproxy_protocol \{\n\t\t\t\tallow 127\.0\.0\.1\/32\n/m
    )
  })
})
