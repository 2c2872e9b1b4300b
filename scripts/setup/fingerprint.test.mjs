import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { fingerprint } from './fingerprint.mjs'

let root

function write(name, text) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

describe('fingerprint', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
    for (const name of ['yarn.lock', '.yarnrc.yml', 'package.json']) {
      write(name, name)
    }
    write('web/package.json', 'web')
    write('api/package.json', 'api')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('stays the same while nothing changes', () => {
    assert.equal(fingerprint(root), fingerprint(root))
  })

  for (const name of [
    'yarn.lock',
    'api/package.json',
    '.yarn/patches/a.patch',
  ]) {
    it(`changes with ${name}`, () => {
      const before = fingerprint(root)
      write(name, 'changed')
      assert.notEqual(fingerprint(root), before)
    })
  }

  it('changes with the platform', () => {
    assert.notEqual(fingerprint(root, 'linux'), fingerprint(root, 'darwin'))
  })
})
