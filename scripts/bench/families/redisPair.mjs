import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

import { startProgram } from '../startProgram.mjs'

/**
 * Starts a Redis without persistence. Only a replica still writes a file, when
 * it first syncs.
 */
const start = (port, ...options) =>
  startProgram(
    'redis-server',
    ['--port', String(port), '--save', '', '--appendonly', 'no', ...options],
    port,
    { cwd: tmpdir() }
  )

export async function startRedisPair([first, second]) {
  const primary = await start(first)
  const replica = await start(second, '--replicaof', '127.0.0.1', String(first))
  return {
    /** Kills the first Redis, and promotes the second after `afterMs`. */
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
