import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()

// After a failed test, Playwright's worker process exits without ending its
// child processes.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a program, and kills it when Playwright's worker process exits. */
export const spawnForTest: typeof spawn = (...started: unknown[]) => {
  const child: ChildProcess = Reflect.apply(spawn, null, started)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child as never
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null
