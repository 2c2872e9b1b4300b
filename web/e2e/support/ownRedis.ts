import { tmpdir } from 'node:os'

import { freePort } from './freePort'
import { type Program, startProgram } from './program'

/** A Redis for one test, without persistence. */
export interface OwnRedis {
  readonly url: string
  start(): Promise<void>
  /** SIGKILL: all data is lost. */
  kill(): Promise<void>
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort()
  let running: Program | null = null
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const listening = ['--port', String(port), '--bind', '127.0.0.1']
      running = await startProgram(
        ['redis-server', ...listening, '--save', ''],
        [port],
        { cwd: tmpdir() }
      )
    },
    kill: async () => {
      await running?.kill()
    },
  }
}
