import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { answers } from '../../setup/freePorts.mjs'

// A separate Redis without persistence, which answers when this resolves.
export async function startRedis(port) {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' }
  )
  while (!(await answers('127.0.0.1', port))) await delay(20)
  return {
    settings: { REDIS_URL: `redis://127.0.0.1:${port}` },
    end: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
