import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { captured, read } from './deployFiles.mjs'
import { dockerIgnore } from './dockerIgnore.mjs'

const text = read('deploy/Dockerfile')

const stage = (name) =>
  captured(
    text,
    new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM|$(?!\\n))`, 'gm')
  )[0]

describe('deploy/Dockerfile', () => {
  // The output of `npm run build`; web/e2e/deployed starts and serves exactly
  // these.
  const built = ['web/dist', 'api/dist', 'deploy/nginx/dist']
  const isLeftOut = dockerIgnore(read('deploy/Dockerfile.dockerignore'))

  it('copies from a build what a build writes', () => {
    const copied = captured(text, /--from=build \/srv\/kinscreen\/(\S+)/g)
    assert.deepEqual(copied.sort(), built.sort())
  })

  it('copies from the repository what is there and gets into a build', () => {
    const copied = captured(text, /^COPY (?!--)(.+) \S+$/gm)
      .flatMap((sources) => sources.split(' '))
      .filter((path) => path !== '.')
    assert.ok(copied.length > 5)
    for (const path of copied) {
      assert.ok(existsSync(fromRoot(path)), path)
      assert.ok(!isLeftOut(path), path)
    }
  })

  it('sees no settings of an operator, and nothing that is made anew', () => {
    for (const path of [
      ...['.env', '.env.local', 'api/.env', '.git/config'],
      ...['deploy/kinscreen.env', 'deploy/coturn/turnserver.conf'],
      ...['deploy/nginx/nginx.conf', 'deploy/tls/privkey.pem', 'privkey.pem'],
      ...['api/dist/server.js', 'web/dist/index.html', 'node_modules/a/b.js'],
      ...['api/node_modules/a/b.js', 'test-results/e2e.json'],
    ]) {
      assert.ok(isLeftOut(path), path)
    }
  })

  it('sees the sources of both sides', () => {
    for (const path of [
      ...[
        '.env.defaults',
        '.nvmrc',
        'api/src/server.ts',
        'web/src/App.tsx',
        'yarn.lock',
      ],
      ...['scripts/build.mjs', 'deploy/headers.json', '.yarn/patches/a.patch'],
    ]) {
      assert.ok(!isLeftOut(path), path)
    }
  })

  it('gives the api no sources, and a user who owns nothing', () => {
    const api = stage('api')
    assert.doesNotMatch(api, /^COPY .*(?:\. \.|api\/src|web|kinscreen ?$)/m)
    assert.match(api, /^USER node$/m)
  })

  it('starts the api as its unit does', () => {
    const [entrypoint] = captured(stage('api'), /^ENTRYPOINT (.+)$/gm)
    const [command] = captured(
      read('deploy/systemd/kinscreen-api@.service'),
      /^ExecStart=\/usr\/bin\/(.+) %i$/gm
    )
    assert.deepEqual(JSON.parse(entrypoint), command.split(' '))
  })

  it('uses the Yarn and the Node of this repository', () => {
    const { packageManager, engines } = JSON.parse(read('package.json'))
    const wanted = packageManager.replace('yarn@', 'cli-dist@')
    const used = captured(text, /@yarnpkg\/(\S+)/g)
    assert.deepEqual([...new Set(used)], [wanted])
    const [major] = engines.node.match(/\d+/)
    const images = captured(text, /^FROM node:(\d+)-/gm)
    assert.deepEqual([...new Set(images)], [major])
  })
})
