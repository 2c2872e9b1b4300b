import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

import {
  captured,
  copiedSettings,
  namesIn,
  read,
  upstream,
} from './deployFiles.mjs'

// An earlier version's settings lack these, so the Dockerfile has defaults.
const mayBeMissing = ['APP_NAME', 'COMPANY_NAME']

describe('deploy/compose.yaml', () => {
  const file = load(read('deploy/compose.yaml'))
  const { services } = file
  const dockerfile = read('deploy/Dockerfile')
  const instructions = read('deploy/README.md')
  const all = Object.entries(services)
  const builds = all.flatMap(([, { build }]) => build ?? [])

  it('starts an instance for each line of the proxy’s upstream', () => {
    const instances = all.filter(([name]) => name.startsWith('api-'))
    const started = instances.map(([, { environment }]) =>
      String(environment.REDWOOD_API_PORT)
    )
    assert.deepEqual(started, upstream)
  })

  it('builds from existing files, stages and arguments', () => {
    for (const { context, dockerfile: path, target, args = {} } of builds) {
      assert.equal(context, '..')
      assert.ok(existsSync(fromRoot(path)), path)
      assert.match(dockerfile, new RegExp(`^FROM .* AS ${target}$`, 'm'))
      for (const [name, value] of Object.entries(args)) {
        assert.match(dockerfile, new RegExp(`^ARG ${name}\\b`, 'm'))
        const settings = read('deploy/kinscreen.env')
        if (name === 'COMMIT') continue
        assert.ok(namesIn(settings).includes(name), name)
        const mayBeEmpty = new RegExp(`^${name}=$`, 'm').test(settings)
        const [standard] = captured(
          dockerfile,
          new RegExp(`^ARG ${name}=(.+)$`, 'gm')
        )
        const otherwise = mayBeMissing.includes(name)
          ? `:-${standard}`
          : mayBeEmpty
            ? '-'
            : ':?'
        assert.equal(value, `\${${name}${otherwise}}`)
      }
    }
  })

  it('mounts existing files, and settings that the instructions copy', () => {
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

  it('keeps the web files of the previous version where nginx serves them', () => {
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

  it('replaces one service after another, each when the previous one is healthy', () => {
    const [parts] = captured(instructions, /^for one in (.+); do .*--wait/gm)
    assert.deepEqual(
      parts.split(' '),
      all.map(([name]) => name)
    )
  })

  it('starts services again after a reboot, except stopped ones', () => {
    for (const [name, { restart }] of all) {
      assert.equal(restart, 'unless-stopped', name)
    }
  })

  it('waits until the api has closed', () => {
    // The api closes within 5 s (docs/operations.md).
    assert.equal(services['api-9001'].stop_grace_period, '6s')
  })

  it('limits the size of the logs', () => {
    for (const [name, { logging }] of all) assert.ok(logging, name)
  })

  it('gives nginx a folder for its sockets that ends with the container, and enough open files', () => {
    const nginx = read('deploy/nginx/nginx.conf')
    const [files] = captured(nginx, /^worker_rlimit_nofile (\d+);/gm)
    const [folder] = captured(nginx, /unix:(\/run\/\w+)\//g)
    assert.equal(services.web.ulimits.nofile, Number(files))
    assert.ok(services.web.tmpfs.includes(folder))
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
