import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { captured, withFolder } from '../deploy/deployFiles.mjs'
import { fromRoot } from '../setup/root.mjs'

const files = ['Dockerfile', 'compose.yaml', 'family/compose.yaml']

const readAll = (folder) =>
  files.map((file) => readFileSync(join(folder, 'deploy', file), 'utf8'))

/** Runs the program on a copy of deploy/, with a script instead of Docker. */
function renew(folder, docker) {
  cpSync(fromRoot('deploy'), join(folder, 'deploy'), { recursive: true })
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`, {
    mode: 0o755,
  })
  return spawnSync(
    process.execPath,
    [fromRoot('scripts/image/writeDigests.mjs'), folder],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    }
  )
}

describe('scripts/image/writeDigests.mjs', () => {
  it('writes the current digest of each tag wherever it is used, and changes nothing else', () =>
    withFolder((folder) => {
      const { status, stdout, stderr } = renew(
        folder,
        'printf "%s" "$4" | sha256sum | sed "s/^/sha256:/; s/ .*//"'
      )
      assert.equal(status, 0, stderr)
      const renewed = readAll(folder)
      const images = stdout.trim().split('\n')
      assert.ok(images.length >= 5, stdout)
      const named = renewed.flatMap((text) =>
        captured(text, /([\w./-]+:[\w.-]+@sha256:[0-9a-f]{64})/g)
      )
      assert.deepEqual([...new Set(named)].sort(), images.sort())
      const others = (texts) =>
        texts.map((text) => text.replace(/@sha256:[0-9a-f]{64}/g, ''))
      const before = files.map((file) =>
        readFileSync(fromRoot('deploy', file), 'utf8')
      )
      assert.deepEqual(others(renewed), others(before))
      assert.notDeepEqual(renewed, before)
    }))

  for (const [what, docker] of [
    ['fails', 'case $4 in redis*) exit 1 ;; esac; printf "sha256:%064d" 1'],
    ['names no digest', 'echo unknown'],
  ]) {
    it(`changes nothing if Docker ${what}`, () =>
      withFolder((folder) => {
        const { status } = renew(folder, docker)
        assert.notEqual(status, 0)
        assert.deepEqual(
          readAll(folder),
          files.map((file) => readFileSync(fromRoot('deploy', file), 'utf8'))
        )
      }))
  }
})
