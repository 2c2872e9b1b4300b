import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { withFolder } from '../deploy/deployFiles.mjs'
import { fromRoot } from '../setup/root.mjs'

import {
  changelogProblems,
  dateChangelog,
  labelledVersion,
  pulledVersion,
} from './changelog.mjs'

const changelog = `# Changes

## Unreleased

### For people

- A button.

## 0.9.0, 2026-11-22

The first.
`

describe('the changelog', () => {
  it('is ready when something has changed since the version in package.json', () => {
    assert.deepEqual(changelogProblems(changelog, '0.9.0'), [])
  })

  for (const [because, text, version, problem] of [
    [
      'it says nothing new',
      changelog.replace('- A button.', ''),
      '0.9.0',
      /no entry/,
    ],
    [
      'it has no section for unreleased changes',
      changelog.replace('Unreleased', 'Next'),
      '0.9.0',
      /must begin/,
    ],
    ['package.json has another version', changelog, '0.8.0', /is 0\.9\.0\.$/],
    [
      'a release has no date',
      changelog.replace(', 2026-11-22', ''),
      '0.9.0',
      /must say/,
    ],
    [
      'a release is there twice',
      `${changelog}\n## 0.9.0, 2026-11-22\n`,
      '0.9.0',
      /each once/,
    ],
    [
      'a newer one stands below',
      `${changelog}\n## 0.10.0, 2026-11-22\n`,
      '0.9.0',
      /newest release first/,
    ],
    [
      'nothing was ever released',
      changelog.split('## 0.9')[0],
      '0.9.0',
      /is none\.$/,
    ],
  ]) {
    it(`is not ready where ${because}`, () => {
      const problems = changelogProblems(text, version)
      assert.equal(problems.length, 1)
      assert.match(problems[0], problem)
    })
  }

  it('has a new section for unreleased changes after a release', () => {
    const dated = dateChangelog(changelog, '0.10.0', '2026-12-01')
    assert.match(
      dated,
      /^## Unreleased\n\n## 0\.10\.0, 2026-12-01\n\n### For people$/m
    )
    assert.match(changelogProblems(dated, '0.10.0')[0], /no entry/)
  })
})

const composeFiles = ['deploy/compose.yaml', 'deploy/family/compose.yaml']

describe('npm version', () => {
  const files = [
    'package.json',
    'CHANGELOG.md',
    'deploy/Dockerfile',
    ...composeFiles,
    'scripts/release',
    '.npmrc',
  ]

  const inRepository = (use) =>
    withFolder((folder) => {
      mkdirSync(join(folder, 'deploy', 'family'), { recursive: true })
      for (const file of files) {
        cpSync(fromRoot(file), join(folder, file), { recursive: true })
      }
      const text = (file) => readFileSync(join(folder, file), 'utf8')
      const git = (...args) =>
        execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
      const commit = () => {
        git('add', '.')
        git('commit', '-q', '-m', 'test: begin')
      }
      const { version } = JSON.parse(text('package.json'))
      writeFileSync(
        join(folder, 'CHANGELOG.md'),
        changelog.replace('0.9.0', version)
      )
      git('init', '-q', '-b', 'main')
      git('config', 'user.name', 'Anna')
      git('config', 'user.email', 'anna@help.example')
      commit()
      const npmVersion = (kind) =>
        spawnSync('npm', ['version', kind], { cwd: folder, encoding: 'utf8' })
      return use({ folder, git, commit, npmVersion, text })
    })

  it('makes a release: one version everywhere, the changelog dated, a commit and its tag', () =>
    inRepository(({ git, npmVersion, text }) => {
      const { stderr, status } = npmVersion('minor')
      assert.equal(status, 0, stderr)
      const { version } = JSON.parse(text('package.json'))
      assert.equal(labelledVersion(text('deploy/Dockerfile')), version)
      for (const file of composeFiles) {
        assert.equal(pulledVersion(text(file)), version)
      }
      const today = new Date().toISOString().slice(0, 10)
      assert.match(
        text('CHANGELOG.md'),
        new RegExp(`^## Unreleased\n\n## ${version}, ${today}$`, 'm')
      )
      assert.equal(git('log', '-1', '--format=%s'), `chore: version ${version}`)
      assert.equal(git('tag', '--points-at', 'HEAD'), `v${version}`)
      assert.equal(git('status', '--porcelain'), '')
    }))

  it('lets the Compose files pull the published image by its digest, until the next version', () =>
    inRepository(({ folder, commit, npmVersion, text }) => {
      const { version } = JSON.parse(text('package.json'))
      const digest = `sha256:${'0a'.repeat(32)}`
      const pin = (...args) =>
        spawnSync('node', ['scripts/release/pinImage.mjs', ...args], {
          cwd: folder,
          encoding: 'utf8',
        })
      for (const [args, said] of [
        [[version, 'sha256:0a'], 'no digest'],
        [['0.0.1', digest], `pulls ${version}`],
      ]) {
        const { status, stderr } = pin(...args)
        assert.equal(status, 1)
        assert.ok(stderr.includes(said), stderr)
      }
      assert.equal(pin(version, digest).status, 0)
      for (const file of composeFiles) {
        assert.ok(
          text(file).includes(`kinscreen/kinscreen:${version}@${digest}}`)
        )
        assert.equal(pulledVersion(text(file)), version)
      }
      commit()
      assert.equal(npmVersion('minor').status, 0)
      for (const file of composeFiles) {
        assert.ok(!text(file).includes(digest))
        assert.notEqual(pulledVersion(text(file)), version)
      }
    }))

  it('stops first if the changelog has no unreleased changes', () =>
    inRepository(({ folder, text }) => {
      const { version } = JSON.parse(text('package.json'))
      const dated = dateChangelog(changelog, version, '2026-12-01')
      writeFileSync(join(folder, 'CHANGELOG.md'), dated)
      const { preversion } = JSON.parse(text('package.json')).scripts
      const { stderr, status } = spawnSync('sh', ['-c', preversion], {
        cwd: folder,
        encoding: 'utf8',
      })
      assert.equal(status, 1)
      assert.match(stderr, /no entry/)
    }))
})

const manifest = (...folders) =>
  JSON.parse(readFileSync(fromRoot(...folders, 'package.json'), 'utf8'))

it('only one package.json has the version, and the image that is built and pulled has the same', () => {
  const { version } = manifest()
  assert.match(version, /^\d+\.\d+\.\d+$/)
  assert.notEqual(version, '0.0.0')
  for (const side of ['api', 'web']) {
    assert.ok(!('version' in manifest(side)), side)
  }
  const dockerfile = readFileSync(fromRoot('deploy', 'Dockerfile'), 'utf8')
  assert.equal(labelledVersion(dockerfile), version)
  for (const file of composeFiles) {
    assert.equal(pulledVersion(readFileSync(fromRoot(file), 'utf8')), version)
  }
})
