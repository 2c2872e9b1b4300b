import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { captured, read } from './deployFiles.mjs'

const files = ['deploy/compose.yaml', 'deploy/family/compose.yaml']

// What each service may do as root, and why it may not do with less.
const capabilities = {
  'deploy/compose.yaml': {
    redis: [],
    // Docker does not start a program with a capability of its file that the
    // container may not have, and the image gives it one.
    relay: ['NET_BIND_SERVICE'],
    'api-9001': [],
    'api-9002': [],
    // The ports 80 and 443; workers of another user; folders that are theirs.
    web: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
  },
  'deploy/family/compose.yaml': {
    api: [],
    // Port 80, and the same reason as at the relay.
    web: ['NET_BIND_SERVICE'],
    front: ['NET_BIND_SERVICE', 'SETGID', 'SETUID'],
    // relay.sh gives files to coturn, which becomes nobody, and signals it.
    relay: ['CHOWN', 'KILL', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
  },
}

const baseImages = captured(read('deploy/Dockerfile'), /^ARG \w+_IMAGE=(.+)$/gm)

for (const file of files) {
  const { services } = load(read(file))
  const all = Object.entries(services)

  describe(`every service of ${file}`, () => {
    it('may write nothing but what it names', () => {
      for (const [name, { read_only: isReadOnly }] of all) {
        assert.equal(isReadOnly, true, name)
      }
    })

    it('has the capabilities that it needs, and no way to more', () => {
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
        if (image) assert.match(image, /^\S+:\S+@sha256:[0-9a-f]{64}$/, name)
      }
    })

    it('publishes no port, and shares no namespace but the network', () => {
      for (const [name, service] of all) {
        for (const word of ['ports', 'pid', 'ipc', 'userns_mode', 'devices']) {
          assert.ok(!(word in service), `${name}: ${word}`)
        }
      }
    })

    it('is asked for a second instance only where there is a Redis', () => {
      const apis = all.filter(([, { build }]) => build?.target === 'api')
      assert.ok(apis.length > 0)
      assert.equal('redis' in services, apis.length > 1)
    })
  })
}

// Podman, with which the rehearsal starts them, has a /run and a /tmp of their
// own in every container that is read-only; Docker has not.
describe('what has to be written in spite of that', () => {
  const places = (file, name) => load(read(file)).services[name].tmpfs ?? []

  it('is the file with the number of nginx, and what it keeps for a moment', () => {
    const [pid] = captured(read('deploy/nginx/nginx.conf'), /^pid (.+);$/gm)
    const web = places('deploy/compose.yaml', 'web')
    assert.ok(web.includes(dirname(pid)))
    // As its image is built: client_temp, proxy_temp and others are in it.
    assert.ok(web.includes('/var/cache/nginx'))
    assert.ok(places('deploy/family/compose.yaml', 'front').includes('/run'))
  })

  it('is where coturn, which has a database, looks for it', () => {
    for (const file of files) {
      const relay = [places(file, 'relay')].flat()
      assert.ok(relay.includes('/var/lib/coturn'), file)
    }
  })

  it('is the certificate that relay.sh gives to coturn, and Caddy’s own settings', () => {
    const { services } = load(read('deploy/family/compose.yaml'))
    const place = services.relay.command.split(' ').pop()
    assert.ok(services.relay.tmpfs.includes(place))
    assert.equal(services.web.tmpfs, '/config')
  })
})

describe('the images that deploy/ names', () => {
  const named = files
    .flatMap((file) => Object.values(load(read(file)).services))
    .flatMap(({ image }) => image ?? [])
    .concat(baseImages)

  it('are all fixed by a digest, those of the Dockerfile too', () => {
    assert.equal(baseImages.length, 3)
    for (const image of named) {
      assert.match(image, /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
    }
  })

  it('are of one version, wherever they are named', () => {
    const different = new Set(named)
    const names = new Set(named.map((image) => image.split(':')[0]))
    assert.equal(different.size, names.size, [...different].join())
  })

  it('are taken by the Dockerfile as arguments alone', () => {
    const bases = captured(read('deploy/Dockerfile'), /^FROM (\S+)/gm)
    for (const base of bases) assert.match(base, /^\$\{\w+_IMAGE\}$/)
  })
})

describe('the Redis of deploy/compose.yaml', () => {
  const { services, volumes } = load(read('deploy/compose.yaml'))
  const settings = read('deploy/redis/redis.conf')
  const [socket] = captured(settings, /^unixsocket (.+)$/gm)
  const folder = socket.replace(/\/[^/]+$/, '')

  it('listens at no port, and has its socket where the api looks for it', () => {
    assert.match(settings, /^port 0$/m)
    const [url] = captured(read('deploy/kinscreen.env'), /^REDIS_URL=(.*)$/gm)
    assert.equal(url, socket)
  })

  it('shares its socket with the instances of the api, and with nobody else', () => {
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

  it('lets its group open the socket, which is that of the api', () => {
    assert.match(settings, /^unixsocketperm 770$/m)
    const [user, group] = services.redis.user.split(':')
    assert.equal(
      volumes.redis.driver_opts.o,
      `uid=${user},gid=${group},mode=750`
    )
    // That of the user `node` in the image of Node.
    assert.equal(group, '1000')
  })

  it('is healthy when it answers at its socket', () => {
    assert.equal(services.redis.healthcheck.test, `redis-cli -s ${socket} ping`)
  })
})
