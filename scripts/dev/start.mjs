import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

import { passOnInterrupts, spawnGroup, stopGroup } from '../process.mjs'
import { bringYarn, install } from '../setup/install.mjs'
import { redwoodPorts, takenPortsAdvice } from '../setup/ports.mjs'
import { Problem, tell } from '../setup/problem.mjs'

import { startTurnRelay } from './turnRelay.mjs'

const patienceMs = 20_000
const settledAfterMs = 750

// If web or api exits, `rw dev` keeps running and only prints a line like this.
const obituary = /^(api|web|gen) \| .* exited with code (\S+)$/

/** Calls `onLine` for each line that the child prints, without colours. */
function passOutput(child, onLine) {
  const output = { lastAt: Date.now() }
  const pass = (stream, target) => {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text) => {
      output.lastAt = Date.now()
      target.write(text)
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      lines.forEach((line) => onLine(stripVTControlCharacters(line).trimEnd()))
    })
  }
  pass(child.stdout, process.stdout)
  pass(child.stderr, process.stderr)
  return output
}

function runDevServer(env) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const server = spawnGroup('yarn', ['rw', 'dev'], {
    env: { ...env, ...colour },
  })
  const interrupts = passOnInterrupts(server)
  let isBroken = false

  const output = passOutput(server, (line) => {
    const [, side, code] = obituary.exec(line) ?? []
    if (!side || isBroken || interrupts.exitCode()) return
    isBroken = true
    console.error(
      `\nThe ${side} side stopped with exit code ${code}; it says why above. Stopping the rest.`
    )
    stopGroup(server)
  })

  server.once('close', (code) => {
    const interrupted = interrupts.exitCode()
    if (!interrupted && !isBroken) {
      console.error(`\n\`yarn rw dev\` ended by itself with exit code ${code}.`)
    }
    process.exit(interrupted || code || 1)
  })
  return output
}

// There is no timeout, because a slow machine is not an error. If a side exits,
// runDevServer reports it.
async function untilItAnswers(side, url) {
  const late = setTimeout(() => {
    console.error(
      `\nThe ${side} side does not answer at ${url} yet; its messages are above. Still waiting.`
    )
  }, patienceMs)
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false
    )
  while (!(await answers())) await pause(250)
  clearTimeout(late)
}

/**
 * Waits until the servers print no more messages, so that the address is
 * printed last.
 */
async function untilQuiet(output) {
  const latest = Date.now() + 5_000
  while (Date.now() < Math.min(latest, output.lastAt + settledAfterMs)) {
    await pause(50)
  }
}

async function run() {
  const env = bringYarn()
  await install(env)
  const advice = await takenPortsAdvice()
  if (advice) throw new Problem(advice)

  console.log('Starting the web and the api side. Ctrl-C stops both.')
  const output = runDevServer({ ...env, ...(await startTurnRelay(env)) })
  const ports = await redwoodPorts()
  const address = `http://localhost:${ports.web}`
  await Promise.all([
    untilItAnswers('web', `${address}/`),
    untilItAnswers('api', `http://localhost:${ports.api}/graphql/health`),
  ])
  await untilQuiet(output)
  console.log(`\nKinscreen is running. Open ${address}`)
}

export function start() {
  run().catch((error) => {
    tell(error)
    process.exitCode = 1
  })
}
