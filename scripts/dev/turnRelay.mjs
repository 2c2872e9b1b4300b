import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { passOnInterrupts, spawnGroup } from '../process.mjs'
import { answers, freePort } from '../setup/ports.mjs'
import { findProgram, programs } from '../setup/programs.mjs'
import { fromRoot } from '../setup/root.mjs'
import { settings } from '../setup/settings.mjs'

/** The relay listens on this address, and relays only to it. */
const relayHost = '127.0.0.1'

// Settings with the names, secrets and certificates of a deployment.
const ofADeployment =
  /^(?:realm|static-auth-secret|(?:tls-)?listening-port|cert|pkey)=/

/**
 * Makes a turnserver.conf for one machine. It has all protections of a deployed
 * relay, but allows peers on this machine.
 * @param folder coturn writes there
 */
function relaySettings({ folder, port, secret }) {
  const shipped = fromRoot('deploy', 'coturn', 'turnserver.conf')
  const kept = readFileSync(shipped, 'utf8')
    .split('\n')
    .filter((line) => !ofADeployment.test(line))
  return [
    ...kept,
    ...['realm=localhost', `static-auth-secret=${secret}`, 'no-tls'],
    ...[`listening-ip=${relayHost}`, `listening-port=${port}`],
    // The peer of a relayed call is another relayed address on this machine.
    ...[`relay-ip=${relayHost}`, `allowed-peer-ip=${relayHost}`],
    'allow-loopback-peers',
    `userdb=${join(folder, 'turndb')}`,
    `pidfile=${join(folder, 'pid')}`,
    '',
  ].join('\n')
}

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

/** @returns false if coturn exits instead of listening */
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
 * Runs coturn on this machine until this process ends, unless TURN_URLS names
 * another relay. If coturn is not installed, prints advice.
 *
 * @returns the settings with which the api issues credentials
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
