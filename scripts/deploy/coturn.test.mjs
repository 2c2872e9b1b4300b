import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'

import { captured, read } from './deployFiles.mjs'

const { stdout, stderr, status } = spawnSync('turnserver', ['--help'], {
  encoding: 'utf8',
})

describe('deploy/coturn', () => {
  // coturn silently ignores unknown settings, even a misspelt `denied-peer-ip`.
  it(
    'contains only settings that coturn knows',
    { skip: status === null && 'coturn is not installed' },
    () => {
      const options = captured(stdout + stderr, /--([a-z][\w-]*)/g)
      const used = captured(
        read('deploy/coturn/turnserver.conf'),
        /^([^#\s=]+)/gm
      )
      const unknown = used.filter((option) => !options.includes(option))
      assert.deepEqual(unknown, [])
      assert.ok(used.includes('denied-peer-ip'))
    }
  )
})
