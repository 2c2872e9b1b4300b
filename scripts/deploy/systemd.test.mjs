import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { captured, copiedSettings, read, withFolder } from './deployFiles.mjs'

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const unit = 'kinscreen-api@.service'

const allUnits = readdirSync(fromRoot('deploy/systemd'), { recursive: true })
  .filter((path) => /\.(service|conf)$/.test(path))
  .map((path) => read(`deploy/systemd/${path}`))

// Shortened copies of Debian's units, for machines without these packages.
const baseUnits = {
  'nginx.service': '/lib/systemd/system/nginx.service',
  'coturn.service': '/lib/systemd/system/coturn.service',
}

describe('deploy/systemd', () => {
  const text = read(`deploy/systemd/${unit}`)

  it('gives the api enough time to close', () => {
    assert.match(text, /^TimeoutStopSec=6$/m)
  })

  it('starts existing programs and files of the build', () => {
    const [folder] = captured(
      text,
      /^WorkingDirectory=\/srv\/kinscreen\/(.+)$/gm
    )
    assert.ok(existsSync(fromRoot(folder)))
    assert.match(text, /^ExecStart=\S+ dist\/server\.js /m)
    const scripts = allUnits.flatMap((it) =>
      captured(it, /(?<==.*)\/srv\/kinscreen\/(\S+\.sh)/g)
    )
    assert.ok(scripts.length > 0)
    for (const script of scripts) {
      assert.ok(existsSync(fromRoot(script)), script)
    }
  })

  it('reads settings that the instructions copy there', () => {
    const used = allUnits.flatMap((it) =>
      captured(it, /\/etc\/kinscreen\/([\w.]+)/g)
    )
    assert.ok(used.includes('kinscreen.env'))
    for (const name of used) assert.ok(copiedSettings.includes(name), name)
  })

  it('allows nginx as many open files as its settings need', () => {
    const [files] = captured(
      read('deploy/nginx/nginx.conf'),
      /^worker_rlimit_nofile (\d+);/gm
    )
    const [limit] = captured(
      read('deploy/systemd/nginx.service.d/kinscreen.conf'),
      /^LimitNOFILE=(\d+)$/gm
    )
    assert.equal(limit, files)
  })

  it('creates the folder for nginx’s sockets', () => {
    const sockets = ['nginx.conf', 'kinscreen.conf'].flatMap((name) =>
      captured(read(`deploy/nginx/${name}`), /unix:\/run\/(\w+)\//g)
    )
    assert.deepEqual([...new Set(sockets)], ['kinscreen'])
    assert.match(
      read('deploy/systemd/nginx.service.d/kinscreen.conf'),
      /^RuntimeDirectory=kinscreen$/m
    )
  })

  it('is not started again if its settings are wrong', () => {
    assert.match(text, /^RestartPreventExitStatus=78$/m)
    assert.match(read('api/src/lib/env/configurationError.ts'), /= 78$/m)
  })

  // The last value is the maximum exposure that `systemd-analyze security` may
  // report, from 0 to 100. nginx needs more, because it starts as root.
  for (const [name, base, most] of [
    [unit.replace('@', '@9001'), undefined, 20],
    ['nginx.service', baseUnits['nginx.service'], 30],
    ['coturn.service', baseUnits['coturn.service'], 20],
  ]) {
    const isMissing = base && !existsSync(base)
    it(
      `gives ${name} hardly any rights that it does not need`,
      {
        skip:
          (!hasSystemd && 'systemd-analyze is not installed') ||
          (isMissing && `${base} is not installed`),
      },
      () =>
        withFolder((folder) => {
          const path = join(folder, name)
          const whole = base
            ? readFileSync(base, 'utf8') +
              read(`deploy/systemd/${name}.d/kinscreen.conf`)
            : text
          writeFileSync(path, whole)
          const { stdout, status } = spawnSync(
            'systemd-analyze',
            [
              'security',
              '--offline=true',
              '--no-pager',
              `--threshold=${most}`,
              path,
            ],
            { encoding: 'utf8' }
          )
          assert.equal(status, 0, stdout)
        })
    )
  }

  it('lets the api open Redis’s socket through its group', () => {
    assert.match(
      read('deploy/systemd/kinscreen-api@.service.d/redis.conf'),
      /^SupplementaryGroups=redis$/m
    )
    assert.match(text, /^RestrictAddressFamilies=.*\bAF_UNIX\b/m)
  })

  it(
    'contains only lines that systemd understands',
    { skip: !hasSystemd && 'systemd-analyze is not installed' },
    () =>
      withFolder((folder) => {
        cpSync(fromRoot('deploy/systemd'), folder, { recursive: true })
        const instance = unit.replace('@', '@9001')
        writeFileSync(
          join(folder, instance),
          text.replace('/usr/bin/node', process.execPath)
        )
        const installed = Object.entries(baseUnits).filter(([, path]) =>
          existsSync(path)
        )
        for (const [name, path] of installed) cpSync(path, join(folder, name))
        const names = [instance, ...installed.map(([name]) => name)]
        const { stderr, status } = spawnSync(
          'systemd-analyze',
          [
            ...['verify', '--man=no', '--recursive-errors=no'],
            ...names.map((name) => join(folder, name)),
          ],
          {
            encoding: 'utf8',
            env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
          }
        )
        // systemd accepts an unknown line, but prints a warning.
        assert.equal(stderr, '')
        assert.equal(status, 0)
      })
  )
})
