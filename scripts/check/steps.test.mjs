import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { defaultLimitMinutes } from '../process/capture.mjs'
import { fromRoot } from '../setup/root.mjs'

import { chooseSteps } from './options.mjs'
import { rehearsals, tests } from './steps.mjs'

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const names = tests.map(({ name }) => name)

const chosenBy = (script) =>
  chooseSteps(scripts[script].split(' ').slice(3), names)

describe('the steps', () => {
  for (const [list, steps] of Object.entries({ tests, rehearsals })) {
    it(`run after steps that come before them, among the ${list}`, () => {
      for (const [index, { name, after }] of steps.entries()) {
        const before = steps.slice(0, index).map((step) => step.name)
        assert.ok(!after || before.includes(after), name)
      }
    })
  }

  it('of the rehearsal fit into the time of their job, with the setup before them', () => {
    const { jobs } = load(
      readFileSync(fromRoot('.github/workflows/check.yml'), 'utf8')
    )
    const minutes = rehearsals.map(
      ({ commands, limitMinutes = defaultLimitMinutes }) =>
        commands.length * limitMinutes
    )
    const together = minutes.reduce((sum, each) => sum + each, 0)
    const setup = defaultLimitMinutes
    assert.ok(together + setup <= jobs.rehearse['timeout-minutes'], minutes)
  })

  for (const script of ['check', 'e2e', 'lint', 'types', 'unit']) {
    it(`have the names that npm run ${script} uses`, () => {
      assert.match(scripts[script], /^node scripts\/check\.mjs test --only=/)
      assert.notDeepEqual(chosenBy(script), [])
    })
  }

  it('that look for dead code run with npm test and with npm run check', () => {
    assert.deepEqual(chosenBy('test').includes('dead-code'), true)
    assert.deepEqual(chosenBy('check').includes('dead-code'), true)
  })

  it('of npm run check need no program besides Node', () => {
    const chosen = tests.filter(({ name }) => chosenBy('check').includes(name))
    assert.deepEqual(
      chosen.filter((step) => step.needsPrograms || step.needsServers),
      []
    )
  })
})
