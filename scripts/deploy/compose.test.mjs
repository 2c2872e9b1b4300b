import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

import {
  captured,
  copiedSettings,
  knownVariables,
  namesIn,
  read,
  upstream,
} from './deployFiles.mjs'

// The keys of the Compose Specification that the file uses, and their types.
const words = {
  build: (it) => typeof it.context === 'string',
  image: (it) => /^[a-z/]+:[\w.-]+$/.test(it),
  command: (it) => typeof it === 'string' || Array.isArray(it),
  network_mode: (it) => it === 'host',
  env_file: (it) => typeof it === 'string',
  restart: (it) => ['always', 'unless-stopped'].includes(it),
  stop_grace_period: (it) => /^\d+s$/.test(it),
  // Host folders and files are read-only; a service stores data in a named
  // volume.
  volumes: (it) =>
    it.every((one) => /^(?:[./][^:]*:\/[^:]*:ro|[a-z]+:\/[^:]*)$/.test(one)),
  tmpfs: (it) => it.startsWith('/'),
  ulimits: (it) => Number.isInteger(it.nofile),
  logging: (it) =>
    it.driver === 'json-file' &&
    /^\d+m$/.test(it.options['max-size']) &&
    typeof it.options['max-file'] === 'string',
  healthcheck: (it) =>
    typeof it.test === 'string' && /^\d+s$/.test(it.interval),
}

describe('deploy/compose.yaml', () => {
  const file = load(read('deploy/compose.yaml'))
  const { services } = file
  const dockerfile = read('deploy/Dockerfile')
  const instructions = read('deploy/README.md')
  const all = Object.entries(services)
  const builds = all.flatMap(([, { build }]) => build ?? [])

  it('says nothing that compose does not know', () => {
    const others = Object.keys(file).filter((key) => !key.startsWith('x-'))
    assert.deepEqual(others, ['services', 'volumes'])
    for (const [name, service] of all) {
      assert.ok('image' in service !== 'build' in service, name)
      for (const [word, value] of Object.entries(service)) {
        assert.ok(words[word]?.(value), `${name}: ${word}`)
      }
    }
  })

  it('starts an instance for each line of the proxy’s upstream, and asks it how it is', () => {
    const instances = all.filter(([name]) => name.startsWith('api-'))
    const started = instances.flatMap(([, { command }]) => command)
    assert.deepEqual(started, upstream)
    for (const [, { command, healthcheck }] of instances) {
      assert.ok(healthcheck.test.includes(`127.0.0.1:${command}/health`))
    }
  })

  it('builds from files, stages and arguments that there are', () => {
    for (const { context, dockerfile: path, target, args = {} } of builds) {
      assert.equal(context, '..')
      assert.ok(existsSync(fromRoot(path)), path)
      assert.match(dockerfile, new RegExp(`^FROM .* AS ${target}$`, 'm'))
      for (const [name, value] of Object.entries(args)) {
        assert.ok(knownVariables.includes(name), name)
        assert.match(dockerfile, new RegExp(`^ARG ${name}\\b`, 'm'))
        const settings = read('deploy/kinscreen.env')
        assert.ok(namesIn(settings).includes(name), name)
        const mayBeEmpty = new RegExp(`^${name}=$`, 'm').test(settings)
        assert.equal(value, `\${${name}${mayBeEmpty ? '-' : ':?'}}`)
      }
    }
  })

  it('mounts files that there are, and settings that the instructions copy', () => {
    const used = all.flatMap(([, { volumes = [], env_file: file = [] }]) =>
      volumes.map((volume) => volume.split(':')[0]).concat(file)
    )
    const isThere = (path) => {
      if (path.startsWith('.')) return existsSync(fromRoot(`deploy/${path}`))
      if (!path.startsWith('/')) return path in file.volumes
      const [name] = path.split('/').slice(-1)
      return [...copiedSettings, 'tls', 'html'].includes(name)
    }
    for (const path of used) assert.ok(isThere(path), path)
  })

  it('keeps the web files of the version before, where nginx serves them', () => {
    const [, place] = services.web.volumes
      .map((volume) => volume.split(':'))
      .find(([name]) => name === 'web')
    const nginx = read('deploy/nginx/kinscreen.conf')
    assert.match(nginx, new RegExp(`^ *root ${place};$`, 'm'))
    assert.match(
      read('deploy/publish-web.sh'),
      new RegExp(`^place=\\$\\{2:-${place}\\}$`, 'm')
    )
    assert.match(
      dockerfile,
      /^COPY deploy\/publish-web.sh \/docker-entrypoint/m
    )
  })

  it('is replaced part by part, each when the one before it is healthy', () => {
    const [parts] = captured(instructions, /^for one in (.+); do .*--wait/gm)
    assert.deepEqual(
      parts.split(' '),
      all.map(([name]) => name)
    )
  })

  it('waits until the api has closed', () => {
    // The api closes within 5 s (decision 22).
    assert.equal(services['api-9001'].stop_grace_period, '6s')
  })

  it('keeps a bounded part of what its programs print', () => {
    for (const [name, { logging }] of all) assert.ok(logging, name)
  })

  it('gives nginx a folder for its sockets that goes with it, and open files', () => {
    const nginx = read('deploy/nginx/nginx.conf')
    const [files] = captured(nginx, /^worker_rlimit_nofile (\d+);/gm)
    const [folder] = captured(nginx, /unix:(\/run\/\w+)\//g)
    assert.equal(services.web.ulimits.nofile, Number(files))
    assert.equal(services.web.tmpfs, folder)
  })

  it('checks that the relay answers over TLS', () => {
    const relay = read('deploy/coturn/turnserver.conf')
    const [port] = captured(relay, /^tls-listening-port=(\d+)$/gm)
    assert.match(
      services.relay.healthcheck.test,
      new RegExp(`check-relay\\.sh 127\\.0\\.0\\.1 ${port}$`)
    )
  })
})
