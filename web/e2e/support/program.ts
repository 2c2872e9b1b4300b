import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { listens } from './listens'
import { hasEnded, spawnForTest } from './spawnForTest'

/** A server that a test runs as a separate process. */
export interface Program {
  /** SIGKILL: without closing its sockets */
  kill(): Promise<void>
  /** SIGTERM, as an operator stops it. @returns the exit code */
  stop(): Promise<number | null>
  /** stops all answers until `thaw`, without closing sockets */
  freeze(): void
  thaw(): void
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  /** the user who runs it, if it is not the user of the test */
  uid?: number
}

/**
 * Starts a program and waits until it listens on all of those ports of
 * 127.0.0.1.
 *
 * @throws if the program ends before it listens
 */
export async function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  ports: readonly number[],
  { cwd, env, uid }: Options = {}
): Promise<Program> {
  const child = spawnForTest(command, args, {
    cwd,
    uid,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => (said = `${said}${data}`.slice(-2_000)))
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  for (const port of ports) {
    while (!(await listens(port))) {
      if (hasEnded(child)) throw new Error(`${command}: ${said}`)
      await delay(50)
    }
  }
  return {
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}
