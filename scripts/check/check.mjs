import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { capture } from '../process.mjs'
import { bringYarn, install } from '../setup/install.mjs'
import { takenPortsAdvice } from '../setup/ports.mjs'
import { Problem, tell } from '../setup/problem.mjs'
import {
  installMissingPrograms,
  programs,
  rehearsalPrograms,
  requirePrograms,
} from '../setup/programs.mjs'
import { fromRoot } from '../setup/root.mjs'

const option = /^--(only|skip)=(.+)$/

// Reads arguments such as `--only=lint,e2e` and `--skip=e2e`.
export function chooseSteps(args, names) {
  const chosen = { only: names, skip: [] }
  for (const arg of args) {
    const [, kind, list] = option.exec(arg) ?? []
    const unknown = list?.split(',').filter((name) => !names.includes(name))
    if (!kind || unknown.length) {
      throw new Problem(
        `${arg} is not understood. Use --only=… or --skip=… with names of steps: ${names.join(', ')}.`
      )
    }
    chosen[kind] = list.split(',')
  }
  return names.filter(
    (name) => chosen.only.includes(name) && !chosen.skip.includes(name)
  )
}

async function prepare(chosen) {
  const { CI } = process.env
  const env = { ...bringYarn(), CI: 'true' }
  await install(env)
  const needed = [
    ...(chosen.some((step) => step.needsPrograms) ? programs : []),
    ...(chosen.some((step) => step.needsMore) ? rehearsalPrograms : []),
  ]
  if (needed.length === 0) return env
  // CI installs missing programs here; developers run `npm run setup` instead.
  if (CI) await installMissingPrograms(env, needed)
  return requirePrograms(env, needed)
}

async function runCommands({ commands, needsServers, limitMinutes }, env) {
  const advice = needsServers && (await takenPortsAdvice())
  if (advice) return { code: 1, output: advice }
  const whole = { code: 0, output: '' }
  for (const line of commands) {
    const [command, ...args] = line.split(' ')
    const { code, output } = await capture(command, args, { env, limitMinutes })
    whole.output += output
    whole.code ||= code
  }
  return whole
}

// A step of tests passes only if its report and its exit code agree: a missing
// report, no tests or a bad exit code count as a failure.
export function stepResult({ counts }, { code, report }) {
  if (!counts) return { passed: code ? 0 : 1, failed: code ? 1 : 0 }
  if (!report) return { passed: 0, failed: 1, note: 'no report' }
  const counted = counts(report)
  if (counted.failed === 0 && code !== 0) {
    return { ...counted, failed: 1, note: `exit code ${code}` }
  }
  if (counted.failed === 0 && counted.passed === 0) {
    return { ...counted, failed: 1, note: 'no test ran' }
  }
  return counted
}

const resultFile = (name, ending) =>
  fromRoot('test-results', `${name}.${ending}`)

function readReport(name) {
  try {
    return JSON.parse(readFileSync(resultFile(name, 'json'), 'utf8'))
  } catch {
    return null
  }
}

const told = ({ passed, failed }) => `${passed} passed, ${failed} failed`

async function runStep(step, env) {
  const { name } = step
  const startedAt = performance.now()
  // Deletes the report of an earlier run, which would look like a new one.
  rmSync(resultFile(name, 'json'), { force: true })
  const { code, output } = await runCommands(step, env)
  writeFileSync(resultFile(name, 'log'), output)
  const seconds = (performance.now() - startedAt) / 1000
  const result = stepResult(step, { code, report: readReport(name) })
  console.log(`${name}: ${told(result)}, ${seconds.toFixed(1)} s`)
  if (result.failed) console.log(`${output.trimEnd()}\n`)
  return result
}

// The steps of two lanes run in parallel. Steps without a lane need the whole
// machine, and start after both lanes.
export async function runInLanes(steps, run) {
  const results = new Map()
  const runOne = async (step) => {
    const isBroken = results.get(step.after)?.failed
    results.set(
      step.name,
      isBroken
        ? { passed: 0, failed: 1, note: `not run: ${step.after} failed` }
        : await run(step)
    )
  }
  const runLane = async (lane) => {
    for (const step of steps.filter((step) => step.lane === lane)) {
      await runOne(step)
    }
  }
  await Promise.all([runLane(1), runLane(2)])
  await runLane(undefined)
  return new Map(steps.map(({ name }) => [name, results.get(name)]))
}

async function runAll(args, steps) {
  const names = chooseSteps(
    args,
    steps.map(({ name }) => name)
  )
  const chosen = steps.filter(({ name }) => names.includes(name))
  const env = await prepare(chosen)
  mkdirSync(fromRoot('test-results'), { recursive: true })
  return runInLanes(chosen, (step) => runStep(step, env))
}

function summary(results) {
  const lines = Array.from(results, ([name, { note, skipped, ...result }]) => {
    const remarks = [note, skipped && `${skipped} skipped`].filter(Boolean)
    const state = result.failed ? 'FAILED' : 'ok'
    return [name.padEnd(14), state.padEnd(6), told(result), ...remarks].join(
      '  '
    )
  })
  const sum = (key) =>
    [...results.values()].reduce((total, result) => total + result[key], 0)
  const all = { passed: sum('passed'), failed: sum('failed') }
  return ['', ...lines, '', told(all)].join('\n')
}

export async function check(args, steps) {
  try {
    const results = await runAll(args, steps)
    console.log(summary(results))
    const isBroken = [...results.values()].some(({ failed }) => failed)
    process.exitCode = isBroken ? 1 : 0
  } catch (error) {
    tell(error)
    console.log(told({ passed: 0, failed: 1 }))
    process.exitCode = 1
  }
}
