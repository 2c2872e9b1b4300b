import { withJitter } from 'src/browser/backoff'

interface Timers {
  setTimeout(act: () => void, delayMs: number): number
  clearTimeout(timer: number): void
  random(): number
}

const browserTimers: Timers = {
  setTimeout: (act, delayMs) => window.setTimeout(act, delayMs),
  clearTimeout: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
}

/**
 * Named timers. Starting a timer replaces the running timer of the same name.
 */
export class TimerQueue<Name extends string> {
  private readonly running = new Map<Name, number>()

  constructor(
    private readonly onDue: (name: Name) => void,
    private readonly timers: Timers = browserTimers
  ) {}

  start(name: Name, delayMs: number, hasJitter: boolean): void {
    this.stop(name)
    const delay = hasJitter
      ? withJitter(delayMs, this.timers.random())
      : delayMs
    const timer = this.timers.setTimeout(() => {
      this.running.delete(name)
      this.onDue(name)
    }, delay)
    this.running.set(name, timer)
  }

  stop(name: Name): void {
    const timer = this.running.get(name)
    if (timer !== undefined) this.timers.clearTimeout(timer)
    this.running.delete(name)
  }
}
