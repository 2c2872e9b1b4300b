import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

const versionOf = (...folders) =>
  JSON.parse(readFileSync(fromRoot(...folders, 'package.json'), 'utf8')).version

it('the product and its two sides have one version, and it is not 0.0.0', () => {
  const version = versionOf()
  assert.match(version, /^\d+\.\d+\.\d+$/)
  assert.notEqual(version, '0.0.0')
  assert.deepEqual([versionOf('api'), versionOf('web')], [version, version])
})
