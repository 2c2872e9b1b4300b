import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { listens } from './listens'
import { hasEnded, spawnForTest } from './spawnForTest'

/** A server in a separate process. */
export interface Program {
  /** SIGKILL: sockets are not closed */
  kill(): Promise<void>
  /** SIGTERM, as by an operator. @returns the exit code */
  stop(): Promise<number | null>
  /** stops answering until `thaw`, but keeps sockets open */
  freeze(): void
  thaw(): void
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  /** user who runs the program, if not the user of the test */
  uid?: number
}

/**
 * Waits until the program listens on these ports of 127.0.0.1.
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
