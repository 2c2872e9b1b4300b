import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { nodeVersionProblem } from './nodeVersion.mjs'

describe('nodeVersionProblem', () => {
  it('is content with any Node 20', () => {
    assert.equal(nodeVersionProblem('20.0.0'), null)
    assert.equal(nodeVersionProblem('20.20.2'), null)
  })

  for (const version of ['18.20.4', '2.0.0', '22.1.0', '200.0.0']) {
    it(`names the needed and the present version for ${version}`, () => {
      const problem = nodeVersionProblem(version)
      assert.match(problem, /needs Node 20/)
      assert.ok(problem.includes(`this is Node ${version}.`))
      assert.match(problem, /nvm install 20/)
    })
  }
})
