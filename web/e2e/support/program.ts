import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { listens } from '../../support/listens'

export interface Program {
  /** SIGKILL: nobody is told */
  kill(): Promise<void>
  /** as an operator stops it */
  stop(): Promise<void>
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  /** the user who runs it, where that is not the user of the test */
  uid?: number
}

/**
 * Starts a program of the installation and waits until it listens.
 *
 * @throws when it ends instead
 */
export async function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  ports: readonly number[],
  { cwd, env, uid }: Options = {}
): Promise<Program> {
  const child = spawn(command, args, {
    cwd,
    uid,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => (said = `${said}${data}`.slice(-2_000)))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  for (const port of ports) {
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`${command}: ${said}`)
      await delay(50)
    }
  }
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
