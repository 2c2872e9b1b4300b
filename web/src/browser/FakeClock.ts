interface Timer {
  dueMs: number
  act: () => void
}

export class FakeClock {
  private nowMs = 0
  private lastTimer = 0
  private readonly timers = new Map<number, Timer>()

  constructor(private readonly chance = 0) {}

  readonly now = (): number => this.nowMs
  readonly random = (): number => this.chance

  get timerCount(): number {
    return this.timers.size
  }

  readonly setTimeout = (act: () => void, delayMs: number): number => {
    this.timers.set(++this.lastTimer, { dueMs: this.nowMs + delayMs, act })
    return this.lastTimer
  }

  readonly clearTimeout = (timer: number): void => {
    this.timers.delete(timer)
  }

  advance(durationMs: number): void {
    this.nowMs += durationMs
    for (const [timer, { dueMs, act }] of this.timers) {
      if (dueMs > this.nowMs) continue
      this.timers.delete(timer)
      act()
    }
  }
}

/**
 * Lets all promises settle that wait for no timer. Needs Jest's fake timers.
 */
export const settle = () => jest.advanceTimersByTimeAsync(0)
