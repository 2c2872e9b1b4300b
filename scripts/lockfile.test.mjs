import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from './setup/root.mjs'

function lockedPackages(text) {
  return text
    .split(/\n\n+/)
    .map((block) => ({
      resolution: /^ {2}resolution: "(.+)"$/m.exec(block)?.[1],
      checksum: /^ {2}checksum: (\S+)$/m.exec(block)?.[1],
      conditions: /^ {2}conditions: (.+)$/m.exec(block)?.[1],
    }))
    .filter(({ resolution }) => resolution)
}

const fromRegistry = /^(?:@[^/]+\/)?[^@/]+@npm:\d+\.\d+\.\d+[\w.+-]*$/
const workspace = /@workspace:(?:\.|api|web)$/
const patched = /@patch:.*#~\/\.yarn\/patches\/[^/]+\.patch::/
// Patches that Yarn itself applies, for compatibility with old tools.
const yarnsOwn = /@patch:.*#optional!builtin<compat\/[a-z]+>::/

const isSound = (resolution) =>
  [fromRegistry, workspace, patched, yarnsOwn].some((kind) =>
    kind.test(resolution)
  )

// A package needs a checksum, except a build for other platforms
// (`conditions`), which Yarn has never fetched.
const isChecked = ({ resolution, checksum, conditions }) =>
  /^10c0\/[0-9a-f]{128}$/.test(checksum ?? '') ||
  workspace.test(resolution) ||
  conditions !== undefined

const fromElsewhere = (packages) =>
  packages
    .map(({ resolution }) => resolution)
    .filter((resolution) => !isSound(resolution))

const unchecked = (packages) =>
  packages.filter((entry) => !isChecked(entry)).map((entry) => entry.resolution)

const exact = /^\d+\.\d+\.\d+[\w.+-]*$/

const loose = ({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name}@${version}`)

const read = (...path) => readFileSync(fromRoot(...path), 'utf8')
const packages = lockedPackages(read('yarn.lock'))

describe('the lockfile', () => {
  it('contains every installed package', () => {
    assert.ok(packages.length > 1000)
  })

  it('contains only packages from the registry, or with our patch', () => {
    assert.deepEqual(fromElsewhere(packages), [])
  })

  it('has a checksum for every package', () => {
    assert.deepEqual(unchecked(packages), [])
  })

  for (const place of [[], ['api'], ['web']]) {
    it(`has exact versions in ${place[0] ?? 'the root'}`, () => {
      const file = JSON.parse(read(...place, 'package.json'))
      assert.deepEqual(loose(file), [])
    })
  }
})

describe('the audit', () => {
  const entry = (resolution, more = '') =>
    lockedPackages(`"x@1":\n  resolution: "${resolution}"\n${more}`)

  for (const resolution of [
    'x@https://evil.example/x.tgz',
    'x@git@github.com:someone/x.git#commit=abc',
    'x@file:../x#../x::hash=1',
    'x@portal:/x::locator=y',
    'x@npm:1.0.0::__archiveUrl=https%3A%2F%2Fevil.example%2Fx.tgz',
  ]) {
    it(`rejects ${resolution}`, () => {
      assert.deepEqual(fromElsewhere(entry(resolution)), [resolution])
    })
  }

  it('rejects a package without a checksum', () => {
    assert.deepEqual(unchecked(entry('x@npm:1.0.0')), ['x@npm:1.0.0'])
    const sum = `  checksum: 10c0/${'a'.repeat(128)}\n`
    assert.deepEqual(unchecked(entry('x@npm:1.0.0', sum)), [])
  })

  it('rejects a version range and a tag', () => {
    const dependencies = { a: '^1.0.0', b: 'latest', c: '1.0.0' }
    assert.deepEqual(loose({ dependencies }), ['a@^1.0.0', 'b@latest'])
  })
})
