import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { labelledVersion } from './label.mjs'

const manifest = (...folders) =>
  JSON.parse(readFileSync(fromRoot(...folders, 'package.json'), 'utf8'))

it('the version stands in one package.json, and on the image', () => {
  const { version } = manifest()
  assert.match(version, /^\d+\.\d+\.\d+$/)
  assert.notEqual(version, '0.0.0')
  for (const side of ['api', 'web']) {
    assert.ok(!('version' in manifest(side)), side)
  }
  const dockerfile = readFileSync(fromRoot('deploy', 'Dockerfile'), 'utf8')
  assert.equal(labelledVersion(dockerfile), version)
})
