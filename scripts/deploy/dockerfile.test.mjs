import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { captured, read } from './deployFiles.mjs'

const text = read('deploy/Dockerfile')

const stage = (name) =>
  captured(
    text,
    new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM|$(?!\\n))`, 'gm')
  )[0]

describe('deploy/Dockerfile', () => {
  // Written by `npm run build`; the tests in web/e2e/deployed use the same
  // folders.
  const built = ['web/dist', 'deploy/nginx/dist', 'deploy/family/dist']

  it('copies folders that the build writes', () => {
    const copied = captured(text, /--from=build \/srv\/kinscreen\/(\S+)/g)
    assert.deepEqual([...new Set(copied)].sort(), built.sort())
    const [assembled] = captured(text, /assembleApi\.mjs (\S+)$/gm)
    assert.match(stage('api'), new RegExp(`--from=build ${assembled} `))
  })

  it('copies existing files of the repository', () => {
    const copied = captured(text, /^COPY (?!--)(.+) \S+$/gm)
      .flatMap((sources) => sources.split(' '))
      .filter((path) => path !== '.')
    assert.ok(copied.length > 0)
    for (const path of copied) {
      assert.ok(existsSync(fromRoot(path)), path)
    }
  })

  // The rehearsal checks the contents of the image.
  it('has a build context with only the named files, and no settings among them', () => {
    const rules = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    assert.equal(rules[0], '*')
    assert.deepEqual(
      rules.filter((rule) => /^!(?:.*env|deploy)/.test(rule)),
      ['!deploy/headers.json', '!deploy/publish-web.sh', '!.env.defaults']
    )
    assert.ok(rules.includes('**/.env*'))
  })

  it('contains no sources of the api, and runs as a user without files of its own', () => {
    const api = stage('api')
    assert.deepEqual(captured(api, /^(?:COPY|ADD) (.+)$/gm), [
      '--from=build /srv/api /srv/kinscreen',
    ])
    assert.match(api, /^USER node$/m)
  })

  it('starts the api with the command of the systemd unit', () => {
    const [entrypoint] = captured(stage('api'), /^ENTRYPOINT (.+)$/gm)
    const [host] = captured(stage('api'), /\bREDWOOD_API_HOST=(\S+)/g)
    const [command] = captured(
      read('deploy/systemd/kinscreen-api@.service'),
      /^ExecStart=\/usr\/bin\/(.+) --apiPort %i$/gm
    )
    assert.equal(
      [...JSON.parse(entrypoint), '--apiHost', host].join(' '),
      command
    )
  })

  it('has a health check, which uses a program that the image has', () => {
    const [check] = captured(stage('api'), /^HEALTHCHECK .*CMD (.+)$/gm)
    const [program, , script] = JSON.parse(check)
    assert.equal(program, 'node')
    assert.match(script, /REDWOOD_API_PORT\}\/health/)
  })

  it('uses the Yarn of this repository, and a Node release line that package.json names', () => {
    const { packageManager, engines } = JSON.parse(read('package.json'))
    const wanted = packageManager.replace('yarn@', 'cli-dist@')
    const used = captured(text, /@yarnpkg\/(\S+)/g)
    assert.deepEqual([...new Set(used)], [wanted])
    const [line] = captured(text, /^ARG NODE_IMAGE=node:(\d+)-/gm)
    assert.ok(engines.node.match(/\d+/g).includes(line))
    const [taught] = captured(read('deploy/README.md'), /^Node (\d+), as/gm)
    assert.equal(line, taught)
  })
})
