import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()

// After a failed test, a worker exits without ending its children.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a program that must not outlive this worker, however a test ends. */
export const spawnForTest: typeof spawn = (...started: unknown[]) => {
  const child: ChildProcess = Reflect.apply(spawn, null, started)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child as never
}

/** Whether the process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null
