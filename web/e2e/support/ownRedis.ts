import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'

import { freePort } from './freePort'
import { untilItListens } from './listens'

/** A Redis of one test’s own, which keeps nothing on the disk. */
export interface OwnRedis {
  readonly url: string
  start(): Promise<void>
  /** SIGKILL: all that it held is forgotten. */
  kill(): Promise<void>
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort()
  let running: ChildProcess | null = null
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      running = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
        { cwd: tmpdir(), stdio: 'ignore' }
      )
      await untilItListens(port)
    },
    kill: async () => {
      if (!running || running.exitCode !== null) return
      const exit = once(running, 'exit')
      running.kill('SIGKILL')
      await exit
    },
  }
}
