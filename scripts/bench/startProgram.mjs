import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { answers, isTaken } from '../setup/ports.mjs'

const running = new Set()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/**
 * Starts a program, and waits until it answers on its port. The program ends
 * with this process.
 *
 * @throws if the port is taken, or if the program ends before it answers
 */
export async function startProgram(command, args, port, options = {}) {
  if (await isTaken(port)) {
    throw new Error(`Port ${port}, which ${command} needs, is taken.`)
  }
  const child = spawn(command, args, { stdio: 'ignore', ...options })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  running.add(child)
  child.once('exit', () => running.delete(child))
  while (!(await answers('127.0.0.1', port))) {
    if (hasEnded()) throw new Error(`${command} on port ${port} has ended.`)
    await delay(20)
  }
  return {
    pid: child.pid,
    end: async (signal) => {
      if (hasEnded()) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}
