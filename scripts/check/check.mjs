import { install } from '../setup/install.mjs'
import { tell } from '../setup/problem.mjs'
import { programs } from '../setup/programs.mjs'
import { rehearsalPrograms } from '../setup/rehearsalPrograms.mjs'
import { testPrograms } from '../setup/testPrograms.mjs'
import { bringYarn } from '../setup/yarn.mjs'

import { inLanes } from './lanes.mjs'
import { chooseSteps } from './options.mjs'
import { runStep } from './runStep.mjs'
import { summary, verdict } from './summary.mjs'

async function prepare(chosen) {
  const env = { ...bringYarn(), CI: 'true' }
  await install(env)
  const needed = [
    ...(chosen.some((step) => step.needsPrograms) ? programs : []),
    ...(chosen.some((step) => step.needsMore) ? rehearsalPrograms : []),
  ]
  return needed.length > 0 ? testPrograms(env, needed) : env
}

const notRun = ({ name, after }) => ({
  ...{ name, passed: 0, failed: 1, skipped: 0, seconds: 0 },
  note: `not run, because ${after} failed`,
})

async function runAll(chosen, env) {
  const results = new Map()
  await inLanes(chosen, async (step, isAlone) => {
    const isBroken = results.get(step.after)?.failed
    results.set(
      step.name,
      isBroken ? notRun(step) : await runStep(step, env, isAlone)
    )
  })
  return chosen.map(({ name }) => results.get(name))
}

async function run(args, steps) {
  const names = chooseSteps(
    args,
    steps.map(({ name }) => name)
  )
  const chosen = steps.filter(({ name }) => names.includes(name))
  return runAll(chosen, await prepare(chosen))
}

// Runs the steps selected by the arguments, and reports the results.
export async function check(args, steps) {
  try {
    const results = await run(args, steps)
    console.log(summary(results))
    process.exitCode = results.some(({ failed }) => failed) ? 1 : 0
  } catch (error) {
    tell(error)
    console.log(verdict([{ passed: 0, failed: 1 }]))
    process.exitCode = 1
  }
}
