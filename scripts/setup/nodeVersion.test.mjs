import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { nodeVersionProblem } from './nodeVersion.mjs'
import { fromRoot } from './root.mjs'

describe('nodeVersionProblem', () => {
  it('accepts each release line in package.json', () => {
    for (const version of [
      '20.0.0',
      '20.20.2',
      '22.1.0',
      '24.21.0',
      '26.0.0',
    ]) {
      assert.equal(nodeVersionProblem(version), null)
    }
  })

  for (const version of ['18.20.4', '2.0.0', '25.1.0', '200.0.0']) {
    it(`names the needed and the present version for ${version}`, () => {
      const problem = nodeVersionProblem(version)
      assert.match(problem, /needs Node 20 or 22 or 24 or 26/)
      assert.ok(problem.includes(`this is Node ${version}.`))
      assert.match(problem, /nvm install 24/)
    })
  }

  it('makes nvm use one of them', () => {
    const suggested = readFileSync(fromRoot('.nvmrc'), 'utf8').trim()
    assert.equal(nodeVersionProblem(`${suggested}.0.0`), null)
  })
})
