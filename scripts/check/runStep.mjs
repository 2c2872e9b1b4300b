import { capture } from '../process/capture.mjs'
import { requireFreePorts } from '../setup/freePorts.mjs'
import { Problem } from '../setup/problem.mjs'
import { redwoodPorts } from '../setup/redwoodPorts.mjs'

import { forgetReport, keepLog, readReport } from './report.mjs'
import { stepResult } from './stepResult.mjs'

async function runCommands(commands, env) {
  let output = ''
  for (const line of commands) {
    const [command, ...args] = line.split(' ')
    const run = await capture(command, args, { env })
    output += run.output
    if (run.code !== 0) {
      return { code: run.code, output }
    }
  }
  return { code: 0, output }
}

async function portProblem() {
  try {
    await requireFreePorts(redwoodPorts())
    return null
  } catch (error) {
    if (error instanceof Problem) {
      return { code: 1, output: error.message }
    }
    throw error
  }
}

export async function runStep(step, env) {
  const startedAt = performance.now()
  console.log(`${step.name} …`)
  forgetReport(step.name)
  const run =
    (step.needsServers && (await portProblem())) ||
    (await runCommands(step.commands, env))
  keepLog(step.name, run.output)
  const seconds = (performance.now() - startedAt) / 1000
  const report = step.counts && readReport(step.name)
  const result = stepResult(step, { code: run.code, report, seconds })
  if (result.failed) {
    console.log(`${run.output.trimEnd()}\n${step.name} FAILED\n`)
  }
  return result
}
