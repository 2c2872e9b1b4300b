import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '../deploy/freePort.mjs'
import { settings } from '../headers/settings.mjs'
import { spawnGroup } from '../process/group.mjs'
import { passOnInterrupts } from '../process/interrupt.mjs'
import { findProgram } from '../setup/findProgram.mjs'
import { answers } from '../setup/freePorts.mjs'
import { programs } from '../setup/programs.mjs'

import { relayHost, relaySettings } from './relaySettings.mjs'

const coturn = programs.find(({ name }) => name === 'coturn')

const advice =
  'There is no relay for networks that allow no direct connection: install coturn, or set TURN_URLS and TURN_SECRET.'

function writeSettings(port, secret) {
  const folder = mkdtempSync(join(tmpdir(), 'kinscreen-relay-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'turnserver.conf')
  writeFileSync(file, relaySettings({ folder, port, secret }), { mode: 0o600 })
  return file
}

/** @returns false when it exited instead of listening */
async function run(program, file, port) {
  const child = spawnGroup(program, ['-c', file], { stdio: 'ignore' })
  const interrupts = passOnInterrupts(child)
  let hasEnded = false
  child.once('close', (code) => {
    hasEnded = true
    if (!interrupts.exitCode()) {
      console.error(`\nThe relay ended by itself with exit code ${code}.`)
    }
  })
  while (!hasEnded && !(await answers(relayHost, port))) {
    await pause(20)
  }
  if (interrupts.exitCode()) {
    process.exit(interrupts.exitCode())
  }
  return !hasEnded
}

/**
 * Runs a private coturn on this machine until this process ends, unless the
 * installation names its own relay; if coturn is not installed, says what to
 * do.
 *
 * @returns the settings with which the api issues its credentials
 */
export async function startTurnRelay(env) {
  if (settings().TURN_URLS) {
    return {}
  }
  const program = findProgram(coturn, env)
  if (!program) {
    console.log(advice)
    return {}
  }
  const port = await freePort()
  const secret = randomBytes(32).toString('hex')
  if (!(await run(program, writeSettings(port, secret), port))) {
    return {}
  }
  const url = `turn:${relayHost}:${port}`
  return {
    TURN_URLS: `${url}?transport=udp,${url}?transport=tcp`,
    TURN_SECRET: secret,
  }
}
