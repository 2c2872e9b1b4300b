import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { captured, read } from './deployFiles.mjs'

const files = ['deploy/compose.yaml', 'deploy/family/compose.yaml']
const { version } = JSON.parse(read('package.json'))

// Linux capabilities. Services that start as root need some.
const capabilities = {
  'deploy/compose.yaml': {
    redis: [],
    // In the image, coturn's executable has this file capability, and starts
    // only in a container that has the capability too.
    relay: ['NET_BIND_SERVICE'],
    'api-9001': [],
    'api-9002': [],
    pages: [],
    // nginx listens on ports 80 and 443, runs its workers as another user, and
    // gives folders to that user.
    web: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
  },
  'deploy/family/compose.yaml': {
    api: [],
    pages: [],
    // Caddy listens on port 80. Its executable has this file capability, just
    // like coturn's.
    web: ['NET_BIND_SERVICE'],
    front: ['NET_BIND_SERVICE', 'SETGID', 'SETUID'],
    // relay.sh gives files to coturn, which becomes the user nobody, and sends
    // it signals.
    relay: ['CHOWN', 'KILL', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
  },
}

// The image of this release is named by its version, because its digest is
// known only after the release (docs/deploy.md).
const ownImage = `\${KINSCREEN_IMAGE:-ghcr.io/kinscreen/kinscreen:${version}}`

const baseImages = captured(read('deploy/Dockerfile'), /^ARG \w+_IMAGE=(.+)$/gm)

for (const file of files) {
  const { services } = load(read(file))
  const all = Object.entries(services)

  describe(`every service of ${file}`, () => {
    it('can write only to the folders that it names', () => {
      for (const [name, { read_only: isReadOnly }] of all) {
        assert.equal(isReadOnly, true, name)
      }
    })

    it('has only the capabilities that it needs, and cannot gain more', () => {
      for (const [name, service] of all) {
        assert.deepEqual(service.cap_drop, ['ALL'], name)
        assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name)
        assert.ok(!service.privileged, name)
      }
      const added = all.map(([name, it]) => [name, it.cap_add ?? []])
      assert.deepEqual(Object.fromEntries(added), capabilities[file])
    })

    it('starts a bounded number of processes', () => {
      for (const [name, { pids_limit: limit }] of all) assert.ok(limit, name)
    })

    it('comes from an image whose content cannot change', () => {
      for (const [name, { image }] of all) {
        if (image === ownImage) continue
        assert.match(image, /^\S+:\S+@sha256:[0-9a-f]{64}$/, name)
      }
    })

    it('publishes no port, and shares no namespace except the network', () => {
      for (const [name, service] of all) {
        for (const word of ['ports', 'pid', 'ipc', 'userns_mode', 'devices']) {
          assert.ok(!(word in service), `${name}: ${word}`)
        }
      }
    })

    it('has a second instance only if there is a Redis', () => {
      const apis = all.filter(([, { env_file: settings }]) => settings)
      assert.ok(apis.length > 0)
      assert.equal('redis' in services, apis.length > 1)
    })
  })
}

// The rehearsal cannot find a path in /run or /tmp that is missing here,
// because it uses Podman: there, both are writable even in a read-only
// container. In Docker they are not.
describe('the writable paths of read-only containers', () => {
  const places = (file, name) => load(read(file)).services[name].tmpfs ?? []

  it('include nginx’s PID file and its temporary files', () => {
    const [pid] = captured(read('deploy/nginx/nginx.conf'), /^pid (.+);$/gm)
    const web = places('deploy/compose.yaml', 'web')
    assert.ok(web.includes(dirname(pid)))
    // nginx's image keeps client_temp, proxy_temp and others in this folder.
    assert.ok(web.includes('/var/cache/nginx'))
    assert.ok(places('deploy/family/compose.yaml', 'front').includes('/run'))
  })

  it('include the folder where coturn looks for its database', () => {
    for (const file of files) {
      const relay = [places(file, 'relay')].flat()
      assert.ok(relay.includes('/var/lib/coturn'), file)
    }
  })

  it('include the folders of coturn’s certificate and of Caddy’s own settings', () => {
    const { services } = load(read('deploy/family/compose.yaml'))
    const place = services.relay.command.split(' ').pop()
    assert.ok(services.relay.tmpfs.includes(place))
    assert.equal(services.web.tmpfs, '/config')
  })
})

describe('the images in deploy/', () => {
  const named = files
    .flatMap((file) => Object.values(load(read(file)).services))
    .map(({ image }) => image)
    .filter((image) => image !== ownImage)
    .concat(baseImages)

  it('are all pinned by a digest, including those of the Dockerfile', () => {
    assert.equal(baseImages.length, 1)
    for (const image of named) {
      assert.match(image, /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
    }
  })

  it('have the same version everywhere', () => {
    const different = new Set(named)
    const names = new Set(named.map((image) => image.split(':')[0]))
    assert.equal(different.size, names.size, [...different].join())
  })

  it('are arguments of the Dockerfile', () => {
    const bases = captured(
      read('deploy/Dockerfile'),
      /^FROM (?:--\S+ )?(\S+)/gm
    )
    for (const base of bases) assert.match(base, /^\$\{\w+_IMAGE\}$/)
  })
})

describe('the Redis of deploy/compose.yaml', () => {
  const { services, volumes } = load(read('deploy/compose.yaml'))
  const settings = read('deploy/redis/redis.conf')
  const [socket] = captured(settings, /^unixsocket (.+)$/gm)
  const folder = socket.replace(/\/[^/]+$/, '')

  it('listens on no port, and has its socket where the api looks for it', () => {
    assert.match(settings, /^port 0$/m)
    const [url] = captured(read('deploy/kinscreen.env'), /^REDIS_URL=(.*)$/gm)
    assert.equal(url, socket)
  })

  it('shares its socket only with the instances of the api', () => {
    const having = Object.entries(services)
      .filter(([, { volumes = [] }]) =>
        volumes.some((volume) => volume.split(':')[1] === folder)
      )
      .map(([name]) => name)
    assert.deepEqual(having, ['redis', 'api-9001', 'api-9002'])
    for (const name of having.slice(1)) {
      assert.ok(services[name].volumes.includes(`redis:${folder}:ro`), name)
    }
  })

  it('allows its group, which is that of the api, to open the socket', () => {
    assert.match(settings, /^unixsocketperm 770$/m)
    const [user, group] = services.redis.user.split(':')
    assert.equal(
      volumes.redis.driver_opts.o,
      `uid=${user},gid=${group},mode=750`
    )
    // The id of the group `node` in Node's image.
    assert.equal(group, '1000')
  })

  it('is healthy when it answers on its socket', () => {
    assert.equal(services.redis.healthcheck.test, `redis-cli -s ${socket} ping`)
  })
})
