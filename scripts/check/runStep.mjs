import { capture } from '../process/capture.mjs'
import { takenPortsAdvice } from '../setup/freePorts.mjs'
import { redwoodPorts } from '../setup/redwoodPorts.mjs'

import { forgetReport, keepLog, readReport } from './report.mjs'
import { stepResult } from './stepResult.mjs'
import { verdict } from './summary.mjs'

async function runCommands(commands, options) {
  const whole = { code: 0, output: '' }
  for (const line of commands) {
    const [command, ...args] = line.split(' ')
    const { code, output } = await capture(command, args, options)
    whole.output += output
    whole.code ||= code
  }
  return whole
}

async function run({ commands, needsServers, limitMinutes }, env) {
  const advice = needsServers && (await takenPortsAdvice(redwoodPorts()))
  return advice
    ? { code: 1, output: advice }
    : runCommands(commands, { env, limitMinutes })
}

// Two lines that are written at once would be mixed up, so that the name of a
// step beside another one waits for its result.
export async function runStep(step, env, isAlone = true) {
  const startedAt = performance.now()
  if (isAlone) process.stdout.write(`${step.name} … `)
  forgetReport(step.name)
  const { code, output } = await run(step, env)
  keepLog(step.name, output)
  const seconds = (performance.now() - startedAt) / 1000
  const report = step.counts && readReport(step.name)
  const result = stepResult(step, { code, report, seconds })
  const line = `${verdict([result])}, ${seconds.toFixed(1)} s`
  console.log(isAlone ? line : `${step.name} … ${line}`)
  if (result.failed) {
    console.log(`${output.trimEnd()}\n`)
  }
  return result
}
