import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { captured, read, withFolder } from './deployFiles.mjs'

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('deploy/systemd', () => {
  const unit = 'kinscreen-api@.service'
  const text = read(`deploy/systemd/${unit}`)

  it('gives the api the time that it takes to close', () => {
    assert.match(text, /^TimeoutStopSec=6$/m)
  })

  it('starts what a build writes, with the settings that are copied there', () => {
    const [folder] = captured(
      text,
      /^WorkingDirectory=\/srv\/kinscreen\/(.+)$/gm
    )
    assert.ok(existsSync(fromRoot(folder)))
    assert.match(text, /^ExecStart=\S+ dist\/server\.js --apiPort %i$/m)
    const [settings] = captured(text, /^EnvironmentFile=(.+)$/gm)
    assert.ok(read('deploy/README.md').includes(`kinscreen.env ${settings}`))
  })

  it(
    'means something to systemd, every line of it',
    { skip: !hasSystemd && 'systemd-analyze is not installed' },
    () =>
      withFolder((folder) => {
        const instance = join(folder, unit.replace('@', '@9001'))
        writeFileSync(instance, text.replace('/usr/bin/node', process.execPath))
        const { stderr, status } = spawnSync(
          'systemd-analyze',
          ['verify', '--man=no', '--recursive-errors=no', instance],
          { encoding: 'utf8' }
        )
        // It ends well in spite of a line that it does not know.
        assert.equal(stderr, '')
        assert.equal(status, 0)
      })
  )
})
