import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { withoutServices } from './withoutServices.mjs'

let folder
let policy

const forbidden = { status: 101 }

describe('withoutServices', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'policy-'))
    policy = path.join(folder, 'policy-rc.d')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('forbids to start a service while it installs, and not a moment longer', async () => {
    await withoutServices(
      () =>
        assert.throws(
          () => execFileSync(policy, ['coturn', 'start']),
          forbidden
        ),
      policy
    )
    assert.equal(existsSync(policy), false)
  })

  it('leaves nothing behind when the install fails', async () => {
    const failing = () => Promise.reject(new Error('no network'))
    await assert.rejects(withoutServices(failing, policy), /no network/)
    assert.equal(existsSync(policy), false)
  })

  it('keeps the policy that the machine has', async () => {
    writeFileSync(policy, 'theirs')
    await withoutServices(async () => {}, policy)
    assert.equal(readFileSync(policy, 'utf8'), 'theirs')
  })
})
