import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { placeholders } from '../pages/pageSettings.mjs'
import { fromRoot } from '../setup/root.mjs'

import {
  captured,
  copiedSettings,
  namesIn,
  read,
  upstream,
} from './deployFiles.mjs'

describe('deploy/compose.yaml', () => {
  const file = load(read('deploy/compose.yaml'))
  const { services } = file
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

  it('builds the image only from existing files', () => {
    for (const { context, dockerfile: path, args } of builds) {
      assert.equal(context, '..')
      assert.ok(existsSync(fromRoot(path)), path)
      assert.deepEqual(args, { COMMIT: '${COMMIT-}' })
    }
  })

  for (const path of ['deploy/compose.yaml', 'deploy/family/compose.yaml']) {
    it(`gives the pages all their settings, and no others: ${path}`, () => {
      const { environment } = load(read(path)).services.pages
      assert.deepEqual(Object.keys(environment), Object.keys(placeholders))
      const settings = read('deploy/kinscreen.env')
      for (const [name, value] of Object.entries(environment)) {
        assert.ok(namesIn(settings).includes(name), name)
        assert.ok(value.startsWith(`\${${name}`), value)
      }
    })
  }

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
    assert.ok(services.pages.volumes.includes(`web:${place}`))
    assert.match(
      read('scripts/pages/publish.mjs'),
      new RegExp(`^const usualFolder = '${place}'$`, 'm')
    )
  })

  it('gives nginx the headers that were written with the pages', () => {
    const include = captured(
      read('deploy/nginx/kinscreen.conf'),
      /include (\S+)\/web-\w+\.conf;/g
    )
    for (const folder of include) {
      assert.ok(services.pages.volumes.includes(`headers:${folder}`))
      assert.ok(services.web.volumes.includes(`headers:${folder}:ro`))
    }
    assert.ok(include.length > 0)
  })

  it('replaces one service after another, each when the previous one is healthy', () => {
    const [parts] = captured(instructions, /^\(for one in (.+); do .*--wait/gm)
    assert.match(instructions, /^\$compose run --rm pages && .*--wait .* web$/m)
    assert.deepEqual(
      [...parts.split(' '), 'pages', 'web'],
      all.map(([name]) => name)
    )
  })

  it('starts services again after a reboot, except stopped ones', () => {
    for (const [name, { restart }] of all) {
      assert.equal(restart, name === 'pages' ? 'no' : 'unless-stopped', name)
    }
  })

  it('waits until the api has closed', () => {
    // The api takes at most 5 s to close (docs/operations.md).
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
