import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

import { answers } from '../../setup/freePorts.mjs'

async function start(port, ...options) {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--save', '', '--appendonly', 'no', ...options],
    // A replica keeps what it is sent first in a file.
    { cwd: tmpdir(), stdio: 'ignore' }
  )
  while (!(await answers('127.0.0.1', port))) await delay(20)
  return {
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** A Redis and its replica. */
export async function startRedisPair([first, second]) {
  const primary = await start(first)
  const replica = await start(second, '--replicaof', '127.0.0.1', String(first))
  return {
    /** The first is killed; somebody promotes the second a while later. */
    failOver: async (afterMs) => {
      await primary.end('SIGKILL')
      await delay(afterMs)
      execFileSync('redis-cli', [
        '-p',
        String(second),
        'replicaof',
        'no',
        'one',
      ])
    },
    end: () => Promise.all([primary.end(), replica.end()]),
  }
}
