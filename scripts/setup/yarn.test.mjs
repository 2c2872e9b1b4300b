import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { yarnVersion } from './yarn.mjs'

describe('yarnVersion', () => {
  it('reads the version of packageManager, with or without a checksum', () => {
    assert.equal(yarnVersion('yarn@4.6.0'), '4.6.0')
    assert.equal(yarnVersion('yarn@4.6.0+sha512.abc'), '4.6.0')
  })

  it('finds none elsewhere', () => {
    assert.equal(yarnVersion('pnpm@9.0.0'), undefined)
    assert.equal(yarnVersion(undefined), undefined)
  })
})
