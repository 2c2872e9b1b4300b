import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { captured, read } from './deployFiles.mjs'

const text = read('deploy/Dockerfile')

const stage = (name) =>
  captured(
    text,
    new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM|$(?!\\n))`, 'gm')
  )[0]

describe('deploy/Dockerfile', () => {
  it('copies the folder that the build assembles', () => {
    const [assembled] = captured(text, /assemble\.mjs (\S+)$/gm)
    assert.deepEqual(captured(stage('kinscreen'), /^(?:COPY|ADD) (.+)$/gm), [
      `--from=build ${assembled} /srv/kinscreen`,
    ])
  })

  it('contains no setting of an installation', () => {
    assert.deepEqual(captured(text, /^ *ARG (\w+)/gm), [
      'NODE_IMAGE',
      'COMMIT',
      'COMMIT',
    ])
  })

  // The rehearsal (`npm run rehearse`) checks what the image contains.
  it('has a build context with only the named files, and no settings among them', () => {
    const rules = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    assert.equal(rules[0], '*')
    assert.deepEqual(
      rules.filter((rule) => /^!(?:.*env|deploy)/.test(rule)),
      ['!deploy/headers.json', '!.env.defaults']
    )
    assert.ok(rules.includes('**/.env*'))
  })

  it('runs as a user without files of its own', () => {
    assert.match(stage('kinscreen'), /^USER node$/m)
  })

  it('starts the api with the command of the systemd unit', () => {
    const [entrypoint] = captured(stage('kinscreen'), /^ENTRYPOINT (.+)$/gm)
    const [standard] = captured(stage('kinscreen'), /^CMD (.+)$/gm)
    const [host] = captured(stage('kinscreen'), /\bREDWOOD_API_HOST=(\S+)/g)
    const [command] = captured(
      read('deploy/systemd/kinscreen-api@.service'),
      /^ExecStart=\/usr\/bin\/(.+) --apiPort %i$/gm
    )
    assert.equal(
      [
        ...JSON.parse(entrypoint),
        ...JSON.parse(standard),
        ...['--apiHost', host],
      ].join(' '),
      command
    )
  })

  it('has a health check, which uses a program that the image has', () => {
    const [check] = captured(stage('kinscreen'), /^HEALTHCHECK .*CMD (.+)$/gm)
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
