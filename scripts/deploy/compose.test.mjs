import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

import { knownVariables, read, upstream } from './deployFiles.mjs'

// The words of the Compose Specification that the file uses, and what they hold.
const words = {
  build: (it) => typeof it.context === 'string',
  image: (it) => /^[a-z/]+:[\w.-]+$/.test(it),
  command: (it) => typeof it === 'string' || Array.isArray(it),
  network_mode: (it) => it === 'host',
  env_file: (it) => typeof it === 'string',
  restart: (it) => ['always', 'unless-stopped'].includes(it),
  stop_grace_period: (it) => /^\d+s$/.test(it),
  depends_on: Array.isArray,
  volumes: (it) => it.every((one) => /^[./][^:]*:\/[^:]*:ro$/.test(one)),
}

describe('deploy/compose.yaml', () => {
  const file = load(read('deploy/compose.yaml'))
  const { services } = file
  const dockerfile = read('deploy/Dockerfile')
  const all = Object.entries(services)
  const builds = all.flatMap(([, { build }]) => build ?? [])

  it('says nothing that compose does not know', () => {
    const others = Object.keys(file).filter((key) => !key.startsWith('x-'))
    assert.deepEqual(others, ['services'])
    for (const [name, service] of all) {
      assert.ok('image' in service !== 'build' in service, name)
      for (const [word, value] of Object.entries(service)) {
        assert.ok(words[word]?.(value), `${name}: ${word}`)
      }
    }
  })

  it('starts an instance for each line of the proxy’s upstream', () => {
    const started = all
      .filter(([name]) => name.startsWith('api-'))
      .flatMap(([, { command }]) => command)
    assert.deepEqual(started, upstream)
  })

  it('builds from files, stages and arguments that there are', () => {
    for (const { context, dockerfile: path, target, args = {} } of builds) {
      assert.equal(context, '..')
      assert.ok(existsSync(fromRoot(path)), path)
      assert.match(dockerfile, new RegExp(`^FROM .* AS ${target}$`, 'm'))
      for (const name of Object.keys(args)) {
        assert.ok(knownVariables.includes(name), name)
        assert.match(dockerfile, new RegExp(`^ARG ${name}\\b`, 'm'))
      }
    }
  })

  it('reads settings, and mounts files, that there are', () => {
    const mounted = all
      .flatMap(([, { volumes = [] }]) => volumes)
      .map((volume) => volume.split(':')[0])
      .filter((path) => path.startsWith('./'))
    const settings = all.flatMap(([, { env_file: path }]) => path ?? [])
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
