import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { load } from 'js-yaml'

import { defaultLimitMinutes } from '../process.mjs'
import { fromRoot } from '../setup/root.mjs'

import { chooseSteps, runInLanes, stepResult } from './check.mjs'
import jsonReporter from './jsonReporter.mjs'
import { jestCounts, playwrightCounts, rehearsals, tests } from './steps.mjs'

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const names = tests.map(({ name }) => name)
const chosenBy = (script) =>
  chooseSteps(scripts[script].split(' ').slice(3), names)

describe('the steps', () => {
  it('are all run, or only the named ones, in order', () => {
    assert.deepEqual(chooseSteps([], names), names)
    assert.deepEqual(chooseSteps(['--only=e2e,lint'], names), ['lint', 'e2e'])
    const some = chooseSteps(['--skip=e2e'], names)
    assert.deepEqual(some, names.slice(0, names.indexOf('e2e')).concat('start'))
  })

  for (const arg of ['--only=unit', '--watch', 'e2e', '--only=']) {
    it(`are listed when ${arg} is refused`, () => {
      assert.throws(() => chooseSteps([arg], names), /types, dead-code, build/)
    })
  }

  it('run after the steps that they depend on', () => {
    for (const steps of [tests, rehearsals]) {
      for (const [index, { name, after }] of steps.entries()) {
        const before = steps.slice(0, index).map((step) => step.name)
        assert.ok(!after || before.includes(after), name)
      }
    }
  })

  it('of the rehearsal and its setup fit into the timeout of their job', () => {
    const { jobs } = load(
      readFileSync(fromRoot('.github/workflows/check.yml'), 'utf8')
    )
    const minutes = rehearsals.map(
      ({ commands, limitMinutes = defaultLimitMinutes }) =>
        commands.length * limitMinutes
    )
    const together = minutes.reduce((sum, each) => sum + each, 0)
    const all = together + defaultLimitMinutes
    assert.ok(all <= jobs.rehearse['timeout-minutes'], minutes)
  })

  it('have the names that CI uses', () => {
    const { jobs } = load(
      readFileSync(fromRoot('.github/workflows/check.yml'), 'utf8')
    )
    const used = jobs.check.strategy.matrix.include
      .flatMap(({ command }) => command.match(/--only=\S+/) ?? [])
      .flatMap((only) => chooseSteps([only], names))
    assert.deepEqual(
      [...new Set([...chosenBy('check'), ...used])].sort(),
      [...names].sort()
    )
  })

  for (const script of ['e2e', 'lint', 'types', 'unit']) {
    it(`have the names that npm run ${script} uses`, () => {
      assert.notDeepEqual(chosenBy(script), [])
    })
  }

  it('of npm run check need no program except Node', () => {
    const chosen = tests.filter(({ name }) => chosenBy('check').includes(name))
    assert.ok(chosen.every((step) => !step.needsPrograms && !step.needsServers))
  })
})

describe('lanes', () => {
  const ok = { passed: 1, failed: 0 }

  it('run in parallel, and steps without a lane after both', async () => {
    const log = []
    const steps = [
      { name: 'a', lane: 1 },
      { name: 'b', lane: 1 },
      { name: 'c', lane: 2 },
      { name: 'd' },
    ]
    const results = await runInLanes(steps, async ({ name }) => {
      log.push(`${name} starts`)
      await null
      log.push(`${name} ends`)
      return ok
    })
    assert.deepEqual(log.slice(0, 2), ['a starts', 'c starts'])
    assert.deepEqual(log.slice(-2), ['d starts', 'd ends'])
    assert.ok(log.indexOf('b starts') > log.indexOf('a ends'))
    assert.deepEqual([...results.keys()], ['a', 'b', 'c', 'd'])
  })

  it('skip steps that depend on a failed step', async () => {
    const steps = [
      { name: 'build', lane: 1 },
      { name: 'size', lane: 1, after: 'build' },
      { name: 'e2e', after: 'build' },
    ]
    const results = await runInLanes(steps, async ({ name }) => ({
      ...ok,
      failed: name === 'build' ? 1 : 0,
    }))
    for (const name of ['size', 'e2e']) {
      assert.equal(results.get(name).note, 'not run: build failed')
    }
  })
})

describe('the result of a step', () => {
  const lint = { name: 'lint' }
  const web = { name: 'web', counts: (report) => report }
  const good = { passed: 3, failed: 0, skipped: 1 }

  for (const [what, step, run, passed, failed] of [
    ['a successful check', lint, { code: 0 }, 1, 0],
    ['a failed check', lint, { code: 2 }, 0, 1],
    ['a runner', web, { code: 0, report: good }, 3, 0],
    ['failures', web, { code: 1, report: { passed: 3, failed: 2 } }, 3, 2],
    [
      'a bad exit code with a good report',
      web,
      { code: 1, report: good },
      3,
      1,
    ],
    ['no report', web, { code: 0 }, 0, 1],
    ['no tests', web, { code: 0, report: { passed: 0, failed: 0 } }, 0, 1],
  ]) {
    it(`is ${passed} passed, ${failed} failed for ${what}`, () => {
      const result = stepResult(step, run)
      assert.deepEqual([result.passed, result.failed], [passed, failed])
    })
  }

  it('counts a file that Jest cannot load as a failure', () => {
    const report = {
      ...{ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
      ...{ numPendingTests: 2, numTodoTests: 1 },
    }
    assert.deepEqual(jestCounts(report), { passed: 5, failed: 2, skipped: 3 })
  })

  it('counts flaky tests and errors outside tests as failures', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    const counts = playwrightCounts({ stats, errors: [{}] })
    assert.deepEqual(counts, { passed: 3, failed: 3, skipped: 2 })
  })

  it('counts tests of Node, but no suites or empty files', async () => {
    const of = (data) => ({ details: {}, file: 'a', ...data })
    const { value } = await jsonReporter([
      { type: 'test:pass', data: of({ name: 'test' }) },
      { type: 'test:fail', data: of({ name: 'test' }) },
      { type: 'test:pass', data: of({ name: 'test', skip: true }) },
      { type: 'test:fail', data: of({ details: { type: 'suite' } }) },
      { type: 'test:pass', data: of({ name: 'a' }) },
    ]).next()
    assert.deepEqual(JSON.parse(value), { passed: 1, failed: 1, skipped: 1 })
  })
})
