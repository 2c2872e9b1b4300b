import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()

// A worker exits after a failed test, without ending its children.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/**
 * Like `spawn`, for a program that must not outlive this worker, however a test
 * ends.
 */
export const spawnForTest: typeof spawn = (...started: unknown[]) => {
  const child: ChildProcess = Reflect.apply(spawn, null, started)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child as never
}

/** @returns whether it has ended, by itself or by a signal */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null
